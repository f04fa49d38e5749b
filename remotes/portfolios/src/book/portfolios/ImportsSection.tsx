import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { DocumentTableRegular } from '@fluentui/react-icons';
import { useTranslation } from '@recobro/sdk';
import {
  type Column,
  DataTable,
  DateText,
  EmptyState,
  Pagination,
  rowsOf,
  Section,
  StatusBadge,
  useFormats,
} from '@recobro/sdk/ui';
import { useMemo, useState } from 'react';
import { useList } from '../../api/client';
import type { ImportFile } from '../../api/types';
import { importTone } from '../imports/tone';

const useStyles = makeStyles({
  lines: {
    overflowWrap: 'anywhere',
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXS,
  },
  second: { color: tokens.colorNeutralForeground3 },
});

/** Props of ImportsSection. */
interface ImportsSectionProps {
  portfolioId: string;
  onImport: (() => void) | undefined;
}

/** The files that were imported into a portfolio. */
export function ImportsSection({ portfolioId, onImport }: ImportsSectionProps) {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  const { instant } = useFormats();
  const [page, setPage] = useState(1);
  const asked = { portfolio_id: portfolioId, page, pageSize: 10, sort: '-created_at' };
  const query = useList('/api/v1/imports', { query: asked });
  const columns = useImportColumns();
  const meta = query.data?.meta;
  return (
    <Section title={t('imports.list')} flush>
      <DataTable
        id="imports"
        label={t('imports.list')}
        columns={columns}
        {...rowsOf(query)}
        rowId={(file) => file.id}
        rowName={(file) => file.file_name}
        href={(file) => `/portfolios/${portfolioId}/imports/${file.id}`}
        expected={3}
        fixedColumns
        empty={
          <EmptyState
            icon={<DocumentTableRegular />}
            title={t('imports.none')}
            reason={t('imports.noneReason')}
            action={onImport && <Button onClick={onImport}>{t('imports.new')}</Button>}
          />
        }
        compact={(file) => (
          <span className={styles.lines}>
            <Text weight="semibold">{file.file_name}</Text>
            <Text size={200} className={styles.second}>
              {`${t(`imports.state.${file.status}`)} · ${instant(file.created_at)}`}
            </Text>
          </span>
        )}
      />
      {meta && meta.total > meta.pageSize && <Pagination {...meta} onPage={setPage} />}
    </Section>
  );
}

function useImportColumns(): Column<ImportFile>[] {
  const { t } = useTranslation('portfolios');
  const { count } = useFormats();
  return useMemo(
    () => [
      { id: 'file', header: t('imports.file'), cell: (file) => file.file_name, primary: true, width: 220 },
      {
        id: 'created',
        header: t('imports.figure.created'),
        cell: (file) => count(file.result.created),
        align: 'end',
        width: 88,
      },
      {
        id: 'updated',
        header: t('imports.figure.updated'),
        cell: (file) => count(file.result.updated),
        align: 'end',
        width: 108,
      },
      {
        id: 'rejected',
        header: t('imports.figure.rejected'),
        cell: (file) => count(file.result.rejected),
        align: 'end',
        width: 104,
      },
      {
        id: 'state',
        header: t('fields.status'),
        cell: (file) => (
          <StatusBadge tone={importTone[file.status]}>{t(`imports.state.${file.status}`)}</StatusBadge>
        ),
        width: 178,
      },
      {
        id: 'at',
        header: t('fields.created'),
        cell: (file) => <DateText value={file.created_at} shape="relative" />,
        width: 132,
      },
    ],
    [t, count],
  );
}
