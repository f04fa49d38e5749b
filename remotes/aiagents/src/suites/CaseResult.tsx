import { makeStyles, Tab, TabList, Text, tokens } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import { Loaded, plainList, RecordName, SidePanel } from '@recobro/sdk/ui';
import { useState } from 'react';
import { useRead } from '../api/client';
import type { Result } from '../api/types';
import { Transcript } from '../trial/Transcript';
import { Passed } from './Results';
import { useCaseTitle } from './useCaseTitle';

const useStyles = makeStyles({
  all: {
    display: 'grid',
    gap: tokens.spacingVerticalM,
    paddingBlockEnd: tokens.spacingVerticalL,
    minWidth: 0,
  },
  list: { ...plainList, display: 'grid', gap: tokens.spacingVerticalXS },
});

/** What came of one case: each try, what it broke and at which turn, and all that was said. */
export function CaseResult({
  result,
  onClose,
}: {
  result: Pick<Result, 'run_id' | 'id' | 'case_key' | 'title' | 'persona'>;
  onClose: () => void;
}) {
  const title = useCaseTitle();
  const read = useRead('/api/v1/ai-agents/runs/{id}/results/{result_id}', {
    path: { id: result.run_id, result_id: result.id },
  });
  return (
    <SidePanel open title={title(result)} onClose={onClose}>
      <Loaded read={read}>{(whole) => <Tries result={whole} />}</Loaded>
    </SidePanel>
  );
}

function Tries({ result }: { result: Result }) {
  const styles = useStyles();
  const { t } = useTranslation('aiagents');
  const tries = result.tries ?? [];
  const failed = tries.findIndex((one) => !one.verdict.passed);
  const [at, setAt] = useState(Math.max(0, failed));
  const one = tries[at];
  if (!one) return null;
  return (
    <div className={styles.all}>
      {tries.length > 1 && (
        <TabList size="small" selectedValue={at} onTabSelect={(_, chosen) => setAt(Number(chosen.value))}>
          {tries.map((_, i) => (
            <Tab key={i} value={i}>
              {t('run.tryN', { n: i + 1 })}
            </Tab>
          ))}
        </TabList>
      )}
      <Passed result={{ passed: one.verdict.passed }} />
      <Text size={200}>{t(`run.judged.${one.verdict.by}`)}</Text>
      <ul className={styles.list} aria-label={t('run.broken')}>
        {(one.verdict.failed ?? []).map((fail) => (
          <li key={`${fail.what} ${fail.turn} ${fail.wanted} ${fail.got}`}>
            {t(`what.${fail.what}`)} {fail.turn > 0 && `(${t('run.turn', { n: fail.turn })})`}{' '}
            {fail.wanted && fail.what !== 'cites' && t('run.wanted', { what: fail.wanted })}{' '}
            {fail.what === 'cites' && <RecordName of="helpcenter.article" id={fail.wanted} />}
            {fail.got && t('run.got', { what: fail.got })}
          </li>
        ))}
      </ul>
      {one.played.lines?.length ? <Transcript lines={one.played.lines} /> : <Text>{t('run.noLines')}</Text>}
    </div>
  );
}
