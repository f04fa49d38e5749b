import { useCan, useTranslation } from '@recobro/sdk';
import { useRead } from '../api/client';
import type { Ways } from '../api/types';

/** How a test is held. */
export const WAYS = ['text', 'browser', 'telephone'] as const;
export type Way = (typeof WAYS)[number];

/** What is heard around whoever is called, and how loud that is. */
export const AROUND = ['none', 'street', 'office'] as const;
export const LEVELS = ['-50', '-40', '-30', '-25'] as const;

/** What keeps a test from being held by a way, as the name of its text; empty for nothing. */
function missing(way: Way, { numbers, has_line, has_desk }: Ways): string {
  if (way === 'browser') return has_desk ? '' : 'noDesk';
  if (!has_line) return 'noLine';
  return numbers.length > 0 ? '' : 'noNumbers';
}

/** Whether a test can be held by a way now, and what is missing where it cannot. */
export function useWay(way: Way) {
  const { t } = useTranslation('aiagents');
  const can = useCan();
  const may = can('calls.agents:create') && (way !== 'browser' || can('calls.lines:use'));
  const read = useRead('/api/v1/ai-agents/tests/ways', {}, { enabled: way !== 'text' && may });
  if (way === 'text') return { ready: true, numbers: [], lacks: '', read };
  const why = may ? read.data && missing(way, read.data) : 'noRight';
  const lacks = why ? t(`trial.${why}`) : '';
  return { ready: why === '', numbers: read.data?.numbers ?? [], lacks, read };
}
