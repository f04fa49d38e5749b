import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import { Choose, EmptyState, Loaded, plainList, SidePanel } from '@recobro/sdk/ui';
import { useState } from 'react';
import { useRead } from '../api/client';
import type { Changed, Version } from '../api/types';
import { useFieldWords } from './useFieldWords';

const useStyles = makeStyles({
  all: { display: 'grid', gap: tokens.spacingVerticalM, paddingBlockEnd: tokens.spacingVerticalL },
  list: { ...plainList, display: 'grid', gap: tokens.spacingVerticalM },
  text: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  gone: { color: tokens.colorStatusDangerForeground1, textDecorationLine: 'line-through' },
  come: { color: tokens.colorStatusSuccessForeground1, textDecorationLine: 'none' },
});

/** Props of Difference. */
interface DifferenceProps {
  version: Version;
  versions: Version[];
  onClose: () => void;
}

/** What has changed from another version to one, in words. */
export function Difference({ version, versions, onClose }: DifferenceProps) {
  const styles = useStyles();
  const { t } = useTranslation('aiagents');
  const others = versions.filter(({ n }) => n !== version.n);
  const usual =
    others.find(({ n }) => n === version.from_n) ?? others.find(({ n }) => n < version.n) ?? others[0];
  const [from, setFrom] = useState(usual?.n ?? 1);
  const read = useRead('/api/v1/ai-agents/{id}/versions/{n}/difference', {
    path: { id: version.agent_id, n: version.n },
    query: { from },
  });
  const choices = others.map(({ n }) => ({ value: String(n), label: t('versionN', { n }) }));
  return (
    <SidePanel open title={t('differenceOf', { n: version.n })} onClose={onClose}>
      <div className={styles.all}>
        <Choose
          aria-label={t('comparedWith')}
          value={String(from)}
          choices={choices}
          onChoose={(n) => setFrom(Number(n))}
        />
        <Loaded read={read} empty={<EmptyState title={t('noDifference')} />}>
          {(all) => (
            <ul className={styles.list} aria-label={t('difference')}>
              {all.map((one) => (
                <li key={`${one.step} ${one.field}`}>
                  <OneChange change={one} />
                </li>
              ))}
            </ul>
          )}
        </Loaded>
      </div>
    </SidePanel>
  );
}

function OneChange({ change }: { change: Changed }) {
  const styles = useStyles();
  const { t } = useTranslation('aiagents');
  const words = useFieldWords();
  return (
    <>
      <Text as="p" weight="semibold" style={{ margin: 0 }}>
        {change.step && !change.field
          ? t(`step.${change.what}`, { step: change.step })
          : words(change.step, change.field)}
      </Text>
      {change.before && (
        <Text as="p" dir="auto" className={styles.text} style={{ margin: 0 }}>
          <del className={styles.gone}>{change.before}</del>
        </Text>
      )}
      {change.after && (
        <Text as="p" dir="auto" className={styles.text} style={{ margin: 0 }}>
          <ins className={styles.come}>{change.after}</ins>
        </Text>
      )}
    </>
  );
}
