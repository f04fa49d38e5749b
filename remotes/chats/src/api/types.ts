import type { QueryOf } from '@recobro/sdk';
import type { paths } from './schema.gen';

export type {
  Conversation,
  ConversationMine as Own,
  ConversationRound as Round,
  Debtor,
  FindMatch as Match,
  Inbox,
  InboxOpened,
  Label,
  Macro,
  MacroAct,
  Message,
  Presence,
  Reply,
  ReportLine,
  TemplateMessageTemplate as Template,
  WriteInputBody as Draft,
} from './schema.gen';

/** What a list of conversations may be asked for. */
export type ConversationQuery = QueryOf<paths, '/api/v1/conversations'>;
