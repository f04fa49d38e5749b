import { Body1Strong, makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components';
import { useId } from 'react';
import { heldBack, useHolding } from './HoldsBack';
import { Skeletons } from './Skeletons';

const useStyles = makeStyles({
  section: {
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    minWidth: 0,
    overflow: 'clip',
    ...heldBack,
  },
  head: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    minHeight: '44px',
    paddingInline: tokens.spacingHorizontalL,
  },
  title: { margin: 0 },
  count: { color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums' },
  actions: { display: 'flex', gap: tokens.spacingHorizontalXS, marginInlineStart: 'auto' },
  body: { paddingInline: tokens.spacingHorizontalL, paddingBlockEnd: tokens.spacingVerticalL },
});

/** Props of Section. */
export interface SectionProps {
  title: string;
  count?: string | undefined;
  actions?: React.ReactNode;
  /** Content that reaches the card's edges: lists, tables. */
  flush?: boolean;
  /** What it shows is on its way: sections below are drawn with it, or a second later, so that it pushes none down. */
  waiting?: boolean;
  /** How many lines are likely to come. */
  expected?: number;
  children: React.ReactNode;
}

/** One card of a page, with its heading. */
export function Section({
  title,
  count,
  actions,
  flush,
  waiting = false,
  expected = 2,
  children,
}: SectionProps) {
  const styles = useStyles();
  const id = useId();
  const holds = useHolding(waiting);
  return (
    <section className={styles.section} aria-labelledby={id} data-holds={holds || undefined}>
      <div className={styles.head}>
        <Body1Strong as="h2" id={id} className={styles.title}>
          {title}
        </Body1Strong>
        {count !== undefined && (
          <Text size={200} className={styles.count}>
            {count}
          </Text>
        )}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      <div className={mergeClasses(!flush && styles.body)}>
        {children}
        <Skeletons rows={expected} when={waiting} />
      </div>
    </section>
  );
}
