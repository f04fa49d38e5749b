import {
  parseAsArrayOf,
  parseAsString,
  parseAsStringLiteral,
  useQueryStates,
  useSession,
} from '@recobro/sdk';
import { useChosenPortfolio } from '../book/debtors/useChosenPortfolio';
import { todayIn } from '../days';
import { PERIODS, spanOf, stepped } from './period';

/** The reports, in their order. */
export const REPORTS = [
  'figures',
  'ageing',
  'roll',
  'liquidation',
  'team',
  'promises',
  'contactability',
] as const;

/** Which report. */
export type ReportName = (typeof REPORTS)[number];

/** How many months the reports by month look back. */
export const MONTHS = ['6', '12', '24'] as const;

const PARSERS = {
  report: parseAsStringLiteral(REPORTS).withDefault('figures'),
  period: parseAsStringLiteral(PERIODS).withDefault('month'),
  on: parseAsString,
  months: parseAsStringLiteral(MONTHS).withDefault('12'),
  user: parseAsArrayOf(parseAsString).withDefault([]),
};

/** Which report, of what days, of whom: all of it in the URL, but the portfolio that is chosen in the header. */
export function useReportParams() {
  const portfolioId = useChosenPortfolio();
  const today = todayIn(useSession().me.tenant.timezone);
  const [{ report, period, on, months, user }, set] = useQueryStates(PARSERS, { history: 'push' });
  const valid = on && /^\d{4}-\d{2}-\d{2}$/.test(on) && !Number.isNaN(Date.parse(on)) && on < today;
  const day = valid ? on : today;
  const span = spanOf(period, day);
  return {
    report,
    period,
    months,
    user,
    today,
    day,
    span,
    /** Whether it is the period that goes on. */
    current: span.to >= today,
    of: {
      ...(portfolioId && { portfolio_id: [portfolioId] }),
      ...(user.length > 0 && { user_id: user }),
    },
    set,
    /** Goes some periods on, back below zero; never beyond today. */
    step: (by: number) => {
      const next = stepped(period, day, by);
      void set({ on: spanOf(period, next).to >= today ? null : next });
    },
  };
}

/** What useReportParams gives. */
export type ReportParams = ReturnType<typeof useReportParams>;

/** What the reports of a period are asked for. */
export const periodOf = ({ of, period, day, today }: ReportParams) => ({
  ...of,
  period,
  ...(day !== today && { on: day }),
});
