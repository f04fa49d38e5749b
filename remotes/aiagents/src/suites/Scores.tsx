import { useTranslation } from '@recobro/sdk';
import { Facts } from '@recobro/sdk/ui';
import type { Run } from '../api/types';
import { useSuiteName } from './useSuiteName';

/** What came of each suite of a run, beside what it asks for. */
export function Scores({ run }: { run: Run }) {
  const { t } = useTranslation('aiagents');
  const name = useSuiteName();
  return (
    <Facts
      facts={(run.scores ?? []).map((score) => ({
        name: name({ id: score.suite, name: score.name, purpose: score.purpose ?? '' }),
        value: `${t('run.passedOf', { passed: score.passed, total: score.total })} · ${
          score.zero ? t('suites.zero') : t('suites.floorOf', { floor: score.floor })
        }`,
      }))}
    />
  );
}
