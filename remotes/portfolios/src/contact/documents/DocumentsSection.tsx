import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons';
import { useCan, useTranslation } from '@recobro/sdk';
import { EmptyState, IconButton, Loaded, plainList, Section, useFormats } from '@recobro/sdk/ui';
import { lazy, Suspense, useState } from 'react';
import { useDocuments } from '../../api/documents';
import { DocumentLine } from './DocumentLine';

const SendPanel = lazy(() => import('./SendPanel').then((m) => ({ default: m.SendPanel })));

const useStyles = makeStyles({
  list: plainList,
  more: { marginInlineStart: tokens.spacingHorizontalM, marginBlockEnd: tokens.spacingVerticalS },
});

/** The papers of a debtor. */
export function DocumentsSection({ debtorId }: { debtorId: string }) {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  const { count } = useFormats();
  const can = useCan();
  const sees = can('portfolios.documents:read');
  const read = useDocuments(debtorId, sees);
  const [sending, setSending] = useState(false);
  if (!sees) return null;
  const total = read.data?.pages.at(-1)?.meta.total;
  return (
    <Section
      title={t('documents.title')}
      count={total === undefined ? undefined : count(total)}
      flush
      waiting={read.isPending}
      expected={1}
      actions={
        can('portfolios.documents:create') && (
          <IconButton icon={<AddRegular />} label={t('documents.add')} onClick={() => setSending(true)} />
        )
      }
    >
      <Loaded read={read} rows={read.data?.rows} empty={<EmptyState title={t('documents.none')} />}>
        {({ rows }) => (
          <ul className={styles.list} aria-label={t('documents.title')}>
            {rows.map((document) => (
              <DocumentLine key={document.id} document={document} />
            ))}
          </ul>
        )}
      </Loaded>
      {read.hasNextPage && (
        <Button
          size="small"
          appearance="subtle"
          className={styles.more}
          onClick={() => void read.fetchNextPage()}
        >
          {t('documents.more')}
        </Button>
      )}
      <Suspense>{sending && <SendPanel debtorId={debtorId} onClose={() => setSending(false)} />}</Suspense>
    </Section>
  );
}
