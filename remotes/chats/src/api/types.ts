import type { QueryOf } from '@recobro/sdk';
import type { paths } from './schema.gen';

export type {
  Conversation,
  Debtor,
  FindMatch as Match,
  Inbox,
  InboxOpened,
  Label,
  Macro,
  MacroAct,
  Message,
  Reply,
  TemplateMessageTemplate as Template,
  WriteInputBody as Draft,
} from './schema.gen';

/** What a list of conversations may be asked for. */
export type ConversationQuery = QueryOf<paths, '/api/v1/conversations'>;
