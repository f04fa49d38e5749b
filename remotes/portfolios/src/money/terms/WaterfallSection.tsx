import { makeStyles, tokens } from '@fluentui/react-components';
import { EditRegular } from '@fluentui/react-icons';
import { useCan, useTranslation } from '@recobro/sdk';
import { IconButton, Section } from '@recobro/sdk/ui';
import { lazy, Suspense, useState } from 'react';
import type { Portfolio } from '../../api/types';

const WaterfallPanel = lazy(() =>
  import('./WaterfallPanel').then((code) => ({ default: code.WaterfallPanel })),
);

const GAP = '· ';

const useStyles = makeStyles({
  list: { margin: 0, paddingInlineStart: tokens.spacingHorizontalXL, lineHeight: tokens.lineHeightBase400 },
  quiet: { color: tokens.colorNeutralForeground3 },
});

/** Props of the sections of a portfolio's terms. */
export interface TermsProps {
  latest: Portfolio;
  reload: () => Promise<Portfolio | undefined>;
}

/** In which order payments pay what is owed in the portfolio. */
export function WaterfallSection({ latest, reload }: TermsProps) {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  const can = useCan();
  const [editing, setEditing] = useState(false);
  return (
    <Section
      title={t('waterfall.title')}
      actions={
        can('portfolios.portfolios:update') && (
          <IconButton icon={<EditRegular />} label={t('waterfall.edit')} onClick={() => setEditing(true)} />
        )
      }
    >
      <ol className={styles.list}>
        {latest.waterfall.slice(0, 4).map((cell) => (
          <li key={`${cell.due}-${cell.component}`}>
            {t(`component.${cell.component}`)}{' '}
            <span className={styles.quiet}>
              {GAP}
              {t(`due.${cell.due}`)}
            </span>
          </li>
        ))}
        <li className={styles.quiet}>{t('waterfall.more', { count: latest.waterfall.length - 4 })}</li>
      </ol>
      {editing && (
        <Suspense>
          <WaterfallPanel latest={latest} reload={reload} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </Section>
  );
}
