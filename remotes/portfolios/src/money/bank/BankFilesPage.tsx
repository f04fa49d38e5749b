import { Button } from '@fluentui/react-components';
import { ArrowUploadRegular, BuildingBankRegular } from '@fluentui/react-icons';
import { useNavigate, useTranslation } from '@recobro/sdk';
import {
  type Column,
  DateText,
  EntityList,
  StatusBadge,
  TwoLines,
  useFormats,
  useListParams,
} from '@recobro/sdk/ui';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useList } from '../../api/client';
import type { BankFile } from '../../api/types';
import { fileTone } from './status';

const UploadPanel = lazy(() => import('./UploadPanel').then((code) => ({ default: code.UploadPanel })));

/** The files of banks that were sent, the latest first. */
export function BankFilesPage() {
  const { t } = useTranslation('portfolios');
  const navigate = useNavigate();
  const [sending, setSending] = useState(false);
  const params = useListParams({ sorts: ['-created_at'], filters: {} });
  const columns = useFileColumns();
  const query = useList('/api/v1/payments/files', {
    query: { page: params.page, pageSize: params.pageSize },
  });
  const upload = (
    <Button appearance="primary" icon={<ArrowUploadRegular />} onClick={() => setSending(true)}>
      {t('bank.upload')}
    </Button>
  );
  return (
    <>
      <EntityList
        id="bank-files"
        title={t('bank.title')}
        query={query}
        params={params}
        pageActions={upload}
        columns={columns}
        rowName={(file) => file.file_name}
        href={(file) => `/payments/files/${file.id}`}
        none={{ icon: <BuildingBankRegular />, title: t('bank.none'), reason: t('bank.noneReason') }}
        compact={(file) => (
          <TwoLines name={file.file_name} aside={t(`bank.status.${file.status}`)}>
            {file.bank}
          </TwoLines>
        )}
      />
      {sending && (
        <Suspense>
          <UploadPanel
            onClose={() => setSending(false)}
            onUploaded={(file) => void navigate(`/payments/files/${file.id}`)}
          />
        </Suspense>
      )}
    </>
  );
}

function useFileColumns(): Column<BankFile>[] {
  const { t } = useTranslation('portfolios');
  const { count } = useFormats();
  return useMemo(() => {
    const figure = (id: 'lines' | 'waiting' | 'posted'): Column<BankFile> => ({
      id,
      header: t(`bank.count.${id}`),
      cell: (row) => count(row.counts[id]),
      align: 'end',
      width: 110,
    });
    return [
      {
        id: 'file',
        header: t('bank.file'),
        cell: (row) => <bdi>{row.file_name}</bdi>,
        primary: true,
        width: 260,
      },
      { id: 'bank', header: t('bank.bank'), cell: (row) => row.bank, width: 200 },
      {
        id: 'status',
        header: t('fields.status'),
        cell: (row) => (
          <StatusBadge tone={fileTone[row.status]}>{t(`bank.status.${row.status}`)}</StatusBadge>
        ),
        width: 150,
      },
      figure('lines'),
      figure('waiting'),
      figure('posted'),
      { id: 'at', header: t('bank.sentAt'), cell: (row) => <DateText value={row.created_at} />, width: 160 },
    ];
  }, [t, count]);
}
