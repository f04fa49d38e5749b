import { dayIn, daysOf, useSession } from '@recobro/sdk';
import { useListParams } from '@recobro/sdk/ui';
import { CHANNELS } from '../inbox/filters';

/** The spans of days that the report is looked at by, the usual one first. */
export const SPANS = ['month', 'week', 'today', 'yesterday', 'before'] as const;

const LEVELS = ['broken', 'kept', 'due', 'paused'] as const;

/** What the report is narrowed by, as it stands in the address. */
export const REPORT_LIST = {
  sorts: ['-begun_at'],
  filters: {
    on: SPANS,
    inbox: null,
    user: null,
    channel: CHANNELS,
    first: LEVELS,
    solve: LEVELS,
    rated: ['true'],
  },
} as const;

/** The report as its address asks for it: the parameters, and what the API is asked for. */
export function useReport() {
  const params = useListParams(REPORT_LIST);
  const { timezone } = useSession().me.tenant;
  const { on, inbox, user, channel, first, solve, rated } = params.filters;
  const asked = {
    ...daysOf(on[0] ?? SPANS[0], dayIn(Date.now(), timezone)),
    inbox_id: inbox,
    user_id: user,
    channel,
    first_level: first,
    solve_level: solve,
    ...(rated[0] && { rated: rated[0] }),
  };
  return { params, asked };
}

export type ReportParams = ReturnType<typeof useReport>['params'];

/** What is asked of every part of the report. */
export type Asked = ReturnType<typeof useReport>['asked'];
