import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import { plainList, StatusBadge, useFormats } from '@recobro/sdk/ui';
import type { Line } from '../api/types';

const useStyles = makeStyles({
  behind: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  head: { cursor: 'pointer', width: 'fit-content', minHeight: '24px' },
  list: {
    ...plainList,
    display: 'grid',
    gap: tokens.spacingVerticalXS,
    paddingInlineStart: tokens.spacingHorizontalL,
  },
  raw: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', margin: 0 },
});

/** Props of Behind. */
interface BehindProps {
  line: Line;
}

/** What stood behind an answer: tools with what came of them, what was held back, how long each stage took, what it cost. */
export function Behind({ line }: BehindProps) {
  const styles = useStyles();
  const { t } = useTranslation('aiagents');
  const { count, locale } = useFormats();
  const dollars = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: locale.startsWith('en') ? 'code' : 'symbol',
    maximumFractionDigits: 6, // an answer costs a fraction of a cent
  });
  const acts = line.acts ?? [];
  const faults = line.faults ?? [];
  const summary = [
    t('trial.took', { ms: count(line.took_ms) }),
    ...acts.map(({ tool }) => t(`tool.${tool}`)),
    ...(faults.length > 0 ? [t('trial.heldBack')] : []),
  ];
  return (
    <details className={styles.behind}>
      <summary className={styles.head}>{summary.join(' · ')}</summary>
      <ul className={styles.list}>
        {acts.map((done, i) => (
          <li key={i}>
            <Text size={200}>
              {[t(`tool.${done.tool}`), outsideOf(done), t(`came.${done.result.code}`), done.result.why]
                .filter(Boolean)
                .join(' · ')}
            </Text>
            <pre className={styles.raw} dir="ltr">
              {JSON.stringify(done.result.data ?? {})}
            </pre>
          </li>
        ))}
        {faults.map((fault) => (
          <li key={`${fault.rule} ${fault.span}`}>
            <StatusBadge tone="danger">{t('trial.heldBack')}</StatusBadge> {t(`rule.${fault.rule}`)}{' '}
            {fault.span}
          </li>
        ))}
        {Object.entries(line.stages ?? {}).map(([stage, ms]) => (
          <li key={stage}>{[t(`stage.${stage}`), t('trial.took', { ms: count(ms) })].join(' · ')}</li>
        ))}
        <li>{`${t('trial.step')} · ${line.step || t('trial.beginning')}`}</li>
        <li>
          {line.cost_micros == null
            ? t('trial.noCost')
            : t('trial.cost', { cost: dollars.format(line.cost_micros / 1_000_000) })}
        </li>
      </ul>
    </details>
  );
}

/** The tool of another server that was used; nothing of ours. */
const outsideOf = ({ tool, args }: NonNullable<Line['acts']>[number]) =>
  tool === 'outside_tool' && (args as { name?: string } | null)?.name;
