import { Body1Strong, makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components';
import { useId } from 'react';

const useStyles = makeStyles({
  section: {
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    minWidth: 0,
    overflow: 'clip',
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
  children: React.ReactNode;
}

/** One card of a page, with its heading. */
export function Section({ title, count, actions, flush, children }: SectionProps) {
  const styles = useStyles();
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
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
      <div className={mergeClasses(!flush && styles.body)}>{children}</div>
    </section>
  );
}
