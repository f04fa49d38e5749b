import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { ApiError, type Language, useApi, useQuery, useTranslation } from '@recobro/sdk';
import { useDeferredValue } from 'react';
import { asking } from '../api/client';
import type { NewTemplate } from '../api/types';

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

/** What a debtor would read; a variable that nobody fills is named here while it is typed. */
export function TemplatePreview({ draft, language }: { draft: NewTemplate; language: Language }) {
  const styles = useStyles();
  const { t } = useTranslation('communication');
  const preview = usePreview(useDeferredValue(draft), language);
  return (
    <section className={styles.frame} aria-label={t('preview')} aria-live="polite">
      <Text size={200} className={styles.label}>
        {t('preview')}
      </Text>
      {preview.error instanceof ApiError && <Text className={styles.problem}>{preview.error.message}</Text>}
      {preview.data?.subject && <Text weight="semibold">{preview.data.subject}</Text>}
      <Text className={styles.body}>{preview.data?.body}</Text>
    </section>
  );
}

/** The draft as a debtor would read it; asked again as it changes. */
function usePreview(draft: NewTemplate, language: Language) {
  const client = useApi();
  return useQuery({
    queryKey: ['communication', 'preview', draft, language],
    queryFn: async ({ signal }) => {
      const body = { ...draft, language };
      return (await asking(client, 'POST', '/api/v1/communication/preview', { body }, signal)).data;
    },
    retry: false,
    enabled: draft.name !== '' && Object.values(draft.texts).some((text) => text.body),
  });
}
