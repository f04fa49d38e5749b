import {
  ChatMultipleRegular,
  ChatRegular,
  GlobeRegular,
  MailRegular,
  SendRegular,
} from '@fluentui/react-icons';
import { useTranslation } from '@recobro/sdk';
import type { Conversation } from '../api/types';

const ICONS = {
  whatsapp: ChatRegular,
  telegram: SendRegular,
  sms: ChatMultipleRegular,
  email: MailRegular,
  widget: GlobeRegular,
} as const;

/** By which way somebody writes. */
export function ChannelIcon({ channel }: { channel: Conversation['channel'] }) {
  const { t } = useTranslation('chats');
  const Icon = ICONS[channel];
  return <Icon fontSize={20} style={{ flexShrink: 0 }} role="img" aria-label={t(`channel.${channel}`)} />;
}
