import { useTranslation } from '@recobro/sdk';
import type { Case } from '../api/types';
import { useDid } from '../trial/useDid';

/** What a case expects, a line each. */
export function useExpected({ expect }: Case): string[] {
  const { t } = useTranslation('aiagents');
  const did = useDid(undefined);
  const word = (one: string) => t([`tool.${one}`, `donein.${one}`, `flag.${one}`]);
  return [
    ...(expect.nothing ? [t('suites.nothingDone')] : []),
    ...(expect.did ?? []).map((one) => t('suites.done', { what: did(one) })),
    ...(expect.outcome ? [t('suites.endsAs', { what: t(`outcome.${expect.outcome}`) })] : []),
    ...(expect.reason ? [t('suites.endsAs', { what: t(`reason.${expect.reason}`) })] : []),
    ...(expect.verified == null ? [] : [t(expect.verified ? 'suites.verified' : 'suites.notVerified')]),
    ...(expect.never ?? []).map((one) => t('suites.never', { what: word(one) })),
    ...(expect.must ?? []).map((words) => t('suites.must', { words })),
    ...(expect.must_not ?? []).map((words) => t('suites.mustNot', { words })),
    ...(expect.cites?.length ? [t('suites.cites', { count: expect.cites.length })] : []),
    ...(expect.question ? [t('suites.question', { question: expect.question })] : []),
  ];
}
