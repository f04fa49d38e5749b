import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { ApiError, useTranslation } from '@recobro/sdk';
import { useDeferredValue } from 'react';
import { type TemplateDraft, usePreview } from './queries';

const useStyles = makeStyles({
  frame: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXS,
    padding: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  label: { color: tokens.colorNeutralForeground3 },
  body: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  problem: { color: tokens.colorStatusDangerForeground1 },
});

/** What a debtor would read; a variable that nobody fills is told here while it is typed. */
export function TemplatePreview({ draft, language }: { draft: TemplateDraft; language: string }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const preview = usePreview(useDeferredValue(draft), language);
  return (
    <section className={styles.frame} aria-label={t('settings.communication.preview')} aria-live="polite">
      <Text size={200} className={styles.label}>
        {t('settings.communication.preview')}
      </Text>
      {preview.error instanceof ApiError && <Text className={styles.problem}>{preview.error.message}</Text>}
      {preview.data?.subject && <Text weight="semibold">{preview.data.subject}</Text>}
      <Text className={styles.body}>{preview.data?.body}</Text>
    </section>
  );
}
