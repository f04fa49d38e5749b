import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { AddRegular, ArrowRightRegular, DeleteRegular } from '@fluentui/react-icons';
import { useTranslation } from '@recobro/sdk';
import { Choose, IconButton, mirrored, plainList } from '@recobro/sdk/ui';
import type { Way } from '../../api/types';
import { useDraft } from '../useDraft';
import { conditionsOf, useConditionWords } from './words';

const useStyles = makeStyles({
  list: { ...plainList, display: 'grid', gap: tokens.spacingVerticalXS },
  one: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    minWidth: 0,
  },
  choice: { minWidth: 0, flex: '1 1 120px' },
  arrow: mirrored,
  fault: { color: tokens.colorStatusDangerForeground1, flexBasis: '100%' },
});

/** Where a step leads, and under which condition. */
export function Ways({ at, onChoose }: { at: number; onChoose: (id: string) => void }) {
  const { t } = useTranslation('aiagents');
  const { spec } = useDraft();
  const step = spec.flow.steps[at];
  const conditions = step ? conditionsOf(step) : [];
  if (!step || conditions.length === 0) return null;
  return (
    <WayList
      path={`flow.steps.${at}.ways`}
      label={t('ways')}
      ways={step.ways ?? []}
      conditions={conditions}
      onChoose={onChoose}
    />
  );
}

/** Props of WayList. */
interface WayListProps {
  path: string;
  label: string;
  ways: Way[];
  conditions: string[];
  onChoose?: (id: string) => void;
}

/** Ways, one a line; the first whose condition holds is taken. */
export function WayList({ path, label, ways, conditions, onChoose }: WayListProps) {
  const styles = useStyles();
  const { t } = useTranslation('aiagents');
  const words = useConditionWords();
  const { spec, set, frozen, faults } = useDraft();
  const field = path.replace(/\.(\d+)/g, '[$1]');
  const change = (at: number, way: Partial<Way>) =>
    set(
      path,
      ways.map((one, other) => (other === at ? { ...one, ...way } : one)),
    );
  const free = conditions.find((one) => !ways.some(({ when }) => when === one));
  return (
    <section aria-label={label}>
      <Text as="h3" weight="semibold">
        {label}
      </Text>
      <ul className={styles.list}>
        {ways.map(({ when, to }, at) => (
          <li key={when} className={styles.one}>
            <Choose
              className={styles.choice}
              aria-label={t('part.when')}
              value={when}
              choices={[...new Set([...conditions, when])].map((value) => ({ value, label: words(value) }))}
              disabled={frozen}
              onChoose={(chosen) => change(at, { when: chosen })}
            />
            <ArrowRightRegular className={styles.arrow} aria-hidden />
            <Choose
              className={styles.choice}
              aria-label={t('part.to', { when: words(when) })}
              value={to}
              choices={[...new Set([...spec.flow.steps.map(({ id }) => id), to])].map((value) => ({
                value,
                label: value,
              }))}
              disabled={frozen}
              onChoose={(chosen) => change(at, { to: chosen })}
            />
            {onChoose && (
              <Button size="small" appearance="subtle" onClick={() => onChoose(to)}>
                {t('goThere')}
              </Button>
            )}
            {!frozen && (
              <IconButton
                icon={<DeleteRegular />}
                label={t('removeWay', { when: words(when) })}
                onClick={() =>
                  set(
                    path,
                    ways.filter((_, other) => other !== at),
                  )
                }
              />
            )}
            {faults
              .filter((fault) => fault.field.startsWith(`${field}[${at}]`))
              .map((fault) => (
                <Text key={fault.field} size={200} className={styles.fault}>
                  {fault.reason}
                </Text>
              ))}
          </li>
        ))}
      </ul>
      {faults
        .filter((fault) => fault.field === field)
        .map((fault) => (
          <Text key={fault.reason} as="p" size={200} className={styles.fault}>
            {fault.reason}
          </Text>
        ))}
      {!frozen && free && (
        <Button
          size="small"
          icon={<AddRegular />}
          onClick={() => set(path, [...ways, { when: free, to: spec.flow.steps[0]?.id ?? '' }])}
        >
          {t('addWay')}
        </Button>
      )}
    </section>
  );
}
