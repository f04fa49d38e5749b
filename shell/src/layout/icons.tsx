import {
  AppsListRegular,
  BookQuestionMarkRegular,
  BotRegular,
  BriefcaseRegular,
  BuildingRegular,
  CalendarClockRegular,
  CallRegular,
  ChatRegular,
  ClipboardTaskListLtrRegular,
  DataTrendingRegular,
  DocumentArrowUpRegular,
  FolderRegular,
  HandshakeRegular,
  HistoryRegular,
  HomeRegular,
  MoneyRegular,
  PeopleRegular,
  PeopleTeamRegular,
  PersonRegular,
  PhoneRegular,
  PuzzlePieceRegular,
  ReceiptRegular,
  SettingsRegular,
  ShieldTaskRegular,
  TagRegular,
  WalletRegular,
} from '@fluentui/react-icons';
import type { ComponentType } from 'react';

/** Icons that a manifest may name. An unknown name gets the puzzle piece. */
const ICONS: Record<string, ComponentType> = {
  AppsList: AppsListRegular,
  BookQuestionMark: BookQuestionMarkRegular,
  Bot: BotRegular,
  Briefcase: BriefcaseRegular,
  Building: BuildingRegular,
  CalendarClock: CalendarClockRegular,
  Call: CallRegular,
  Chat: ChatRegular,
  ClipboardTaskListLtr: ClipboardTaskListLtrRegular,
  DataTrending: DataTrendingRegular,
  DocumentArrowUp: DocumentArrowUpRegular,
  Folder: FolderRegular,
  Handshake: HandshakeRegular,
  History: HistoryRegular,
  Home: HomeRegular,
  Money: MoneyRegular,
  People: PeopleRegular,
  PeopleTeam: PeopleTeamRegular,
  Person: PersonRegular,
  Phone: PhoneRegular,
  Receipt: ReceiptRegular,
  Settings: SettingsRegular,
  ShieldTask: ShieldTaskRegular,
  Tag: TagRegular,
  Wallet: WalletRegular,
};

export function NavIcon({ name = '' }: { name?: string | undefined }) {
  const Icon = ICONS[name] ?? PuzzlePieceRegular;
  return <Icon />;
}
