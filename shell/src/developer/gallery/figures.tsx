import { CallRegular, MoneyRegular, SettingsRegular } from '@fluentui/react-icons';
import {
  AgeingBars,
  Amount,
  Amounts,
  DateText,
  Facts,
  FigureCard,
  FigureRow,
  MaskedValue,
  StatusBadge,
  Timeline,
  type TimelineEntry,
  type Tone,
} from '@recobro/sdk/ui';
import type { Specimen } from './specimens';
import { WHEN, WORDS } from './words';

const TONES: Tone[] = ['neutral', 'success', 'warning', 'danger', 'paused'];
const BUCKETS = ['1–30', '31–60', '61–90', '> 90'].map((label, at) => ({
  id: label,
  label,
  amount: (4 - at) * 98_765_400,
  debtors: (4 - at) * 12,
}));
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
  AgeingBars: [
    {
      state: 'four buckets',
      draw: () => <AgeingBars label={WORDS.portfolio} buckets={BUCKETS} currency="UYU" />,
    },
    {
      state: 'links, large sums',
      draw: () => (
        <AgeingBars label={WORDS.portfolio} buckets={BUCKETS} currency="PYG" to={() => '/debtors'} />
      ),
    },
  ],
  Timeline: [{ state: 'three kinds', draw: () => <Timeline label={WORDS.debtor} entries={ENTRIES} /> }],
};
