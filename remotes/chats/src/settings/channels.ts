import type { Inbox } from '../api/types';

/** One thing that a provider has to be told, or that is told of it. */
export interface ChannelSetting {
  name: string;
  required?: boolean;
  /** Some lines of text. */
  long?: boolean;
}

/** What each way of writing is connected by: its settings, and whether there is a key of the provider and one that signs. */
export interface ChannelForm {
  settings: ChannelSetting[];
  secret: boolean;
  sign: boolean;
  /** How many steps are left to be done at the provider's. */
  steps: number;
}

const must = (name: string): ChannelSetting => ({ name, required: true });
const may = (name: string): ChannelSetting => ({ name });

export const CHANNEL_FORMS: Record<Inbox['channel'], ChannelForm> = {
  whatsapp: {
    settings: [must('phone_number_id'), must('business_account_id')],
    secret: true,
    sign: true,
    steps: 3,
  },
  telegram: { settings: [], secret: true, sign: false, steps: 2 },
  sms: { settings: [must('url'), must('username'), must('from')], secret: true, sign: false, steps: 2 },
  email: {
    settings: [
      must('address'),
      must('username'),
      must('imap_host'),
      must('smtp_host'),
      may('imap_port'),
      may('smtp_port'),
      may('name'),
      { name: 'signature', long: true },
    ],
    secret: true,
    sign: false,
    steps: 2,
  },
  widget: {
    settings: [
      { name: 'origins', required: true, long: true },
      may('color'),
      may('title_es'),
      may('title_en'),
      may('title_pt'),
      may('welcome_es'),
      may('welcome_en'),
      may('welcome_pt'),
      may('files'),
      may('largest_mb'),
    ],
    secret: false,
    sign: false,
    steps: 2,
  },
};

/** What nobody is asked for, because there is one answer. */
export const FIXED: Partial<Record<Inbox['channel'], Record<string, string>>> = { sms: { preset: 'twilio' } };
