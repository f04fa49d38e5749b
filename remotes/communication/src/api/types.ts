import type { Sender, Template } from './schema.gen';

export type {
  Hours,
  HoursSpan as Span,
  Sender,
  SenderNewSender as NewSender,
  Template,
  TemplateNewTemplate as NewTemplate,
  TemplateText,
} from './schema.gen';

export const SENDER_CHANNELS = ['voice', 'sms', 'whatsapp', 'email'] as const satisfies Sender['channel'][];
export const TEMPLATE_CHANNELS = ['whatsapp', 'sms', 'email'] as const satisfies Template['channel'][];
export const TEMPLATE_STATUSES = ['draft', 'active', 'archived'] as const satisfies Template['status'][];
