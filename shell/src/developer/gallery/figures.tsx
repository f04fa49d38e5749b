import { CallRegular, MoneyRegular, SettingsRegular } from '@fluentui/react-icons';
import {
  ActorName,
  Amount,
  Amounts,
  DateText,
  FactList,
  Facts,
  FigureCard,
  FigureRow,
  History,
  type HistoryFact,
  type HistoryWords,
  Markup,
  MaskedValue,
  RawRecord,
  RecordName,
  StatusBadge,
  Timeline,
  type TimelineEntry,
  type Tone,
} from '@recobro/sdk/ui';
import type { Specimen } from './specimens';
import { WHEN, WORDS } from './words';

const TONES: Tone[] = ['neutral', 'success', 'warning', 'danger', 'paused'];
const SUMS = [
  { minor: 9_876_543_210, currency: 'PYG' },
  { minor: 123_456_789_000, currency: 'COP' },
  { minor: 4_825_000, currency: 'UYU' },
];
const ENTRIES: TimelineEntry[] = [
  { id: 'a', kind: 'contact', icon: <CallRegular />, what: WORDS.why, who: WORDS.short, at: WHEN },
  { id: 'b', kind: 'money', icon: <MoneyRegular />, what: '$ 3.000', channel: 'BROU', at: WHEN },
  { id: 'c', kind: 'system', icon: <SettingsRegular />, what: WORDS.file, detail: WORDS.portfolio, at: WHEN },
];

const SAY: HistoryWords = {
  event: () => WORDS.why,
  field: () => WORDS.short,
  value: () => WORDS.portfolio,
  kind: () => '',
  area: () => WORDS.short,
};
const TOLD: HistoryFact[] = [
  { field: 'a', kind: 'money', currency: 'COP', change: true, from: ['123456789000'], to: ['98765400'] },
  { field: 'b', kind: 'record', record: 'portfolios.debtor', to: ['x'] },
  { field: 'c', kind: 'word', change: true, from: ['new'], to: [] },
  { field: 'd', kind: 'changed' },
];
const ANA = { kind: 'user', id: '', name: WORDS.short };

/** What shows a value. */
export const figures: Record<string, Specimen[]> = {
  Amount: [
    { state: 'amount', draw: () => <Amount minor={123_456_789_012} currency="UYU" /> },
    { state: 'minus', draw: () => <Amount minor={-125_000} currency="UYU" /> },
    { state: 'absent', draw: () => <Amount minor={null} currency="UYU" /> },
    { state: 'zero', draw: () => <Amount minor={0} currency="UYU" /> },
  ],
  Amounts: [
    { state: 'three currencies', draw: () => <Amounts amounts={SUMS} /> },
    { state: 'nothing owed', draw: () => <Amounts amounts={[]} /> },
  ],
  DateText: [
    { state: 'instant', draw: () => <DateText value={WHEN} /> },
    { state: 'relative', draw: () => <DateText value={WHEN} shape="relative" /> },
    { state: 'absent', draw: () => <DateText value={null} /> },
  ],
  StatusBadge: TONES.map((tone) => ({
    state: tone,
    draw: () => <StatusBadge tone={tone}>{WORDS.why}</StatusBadge>,
  })),
  Markup: [{ state: 'text', draw: () => <Markup nodes={[{ tag: 'p', children: [{ text: WORDS.why }] }]} /> }],
  MaskedValue: [
    { state: 'may not', draw: () => <MaskedValue masked={WORDS.document} label={WORDS.short} /> },
    {
      state: 'may',
      draw: () => (
        <MaskedValue masked={WORDS.phone} label={WORDS.short} reveal={async () => '+598 99 123 123'} />
      ),
    },
  ],
  Facts: [
    {
      state: 'facts',
      draw: () => (
        <Facts
          facts={[
            { name: WORDS.portfolio, value: WORDS.debtor },
            { name: WORDS.short, value: undefined },
          ]}
        />
      ),
    },
  ],
  FigureCard: [
    { state: 'link', draw: () => <FigureCard label={WORDS.portfolio} figure="200" to="/debtors" /> },
    { state: 'money', draw: () => <FigureCard label={WORDS.portfolio} amounts={SUMS} to="/debtors" /> },
    { state: 'danger', draw: () => <FigureCard label={WORDS.why} figure="12" note="4 %" tone="danger" /> },
  ],
  FigureRow: [
    {
      state: 'row',
      draw: () => (
        <FigureRow>
          <FigureCard label={WORDS.portfolio} figure="$ 1.319.716" />
          <FigureCard label={WORDS.why} figure="90" />
        </FigureRow>
      ),
    },
  ],
  ActorName: [
    { state: 'person', draw: () => <ActorName actor={ANA} words={SAY} /> },
    { state: 'API key', draw: () => <ActorName actor={{ ...ANA, kind: 'apikey' }} words={SAY} /> },
    { state: 'system', draw: () => <ActorName actor={{ ...ANA, kind: 'system' }} words={SAY} /> },
  ],
  FactList: [
    { state: 'in the flow', draw: () => <FactList facts={TOLD} module="x" words={SAY} /> },
    { state: 'stacked', draw: () => <FactList facts={TOLD} module="x" words={SAY} stacked /> },
    { state: 'in one line', draw: () => <FactList facts={TOLD} module="x" words={SAY} inline /> },
  ],
  History: [
    {
      state: 'told by name',
      draw: () => (
        <History
          label={WORDS.debtor}
          namespaces={[]}
          lines={[{ id: 'a', at: WHEN, name: WORDS.why, actor: ANA, facts: TOLD }]}
          raw={(line) => line}
        />
      ),
    },
  ],
  RawRecord: [{ state: 'folded', draw: () => <RawRecord value={TOLD} /> }],
  RecordName: [
    {
      state: 'not to be known',
      draw: () => <RecordName of="portfolios.debtor" id="x" otherwise={WORDS.debtor} />,
    },
  ],
  Timeline: [{ state: 'three kinds', draw: () => <Timeline label={WORDS.debtor} entries={ENTRIES} /> }],
};
