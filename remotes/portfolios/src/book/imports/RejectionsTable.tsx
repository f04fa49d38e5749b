import { Button, makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components';
import { ArrowDownloadRegular } from '@fluentui/react-icons';
import { useNavigate, useSaveFile, useTranslation } from '@recobro/sdk';
import {
  ErrorState,
  HoldsBack,
  hairlineUnder,
  Pagination,
  Skeletons,
  StatusBadge,
  useFormats,
} from '@recobro/sdk/ui';
import { lazy, Suspense, useState } from 'react';
import { useList } from '../../api/client';
import { useImportMended } from '../../api/imports';
import type { ImportFile } from '../../api/types';

const MendPanel = lazy(() => import('./MendPanel'));

const useStyles = makeStyles({
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalM,
  },
  help: { display: 'block', color: tokens.colorNeutralForeground3, paddingBlockEnd: tokens.spacingVerticalM },
  box: {
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    overflowX: 'auto',
  },
  table: { width: '100%', minWidth: '520px', borderCollapse: 'collapse' },
  cell: {
    textAlign: 'start',
    fontWeight: tokens.fontWeightRegular,
    paddingBlock: tokens.spacingVerticalS,
    paddingInline: tokens.spacingHorizontalM,
    verticalAlign: 'top',
    ...hairlineUnder,
  },
  label: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
  },
  acts: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: tokens.spacingHorizontalS,
  },
  line: { fontVariantNumeric: 'tabular-nums', width: '72px' },
  value: {
    backgroundColor: tokens.colorStatusDangerBackground1,
    color: tokens.colorStatusDangerForeground1,
    borderRadius: tokens.borderRadiusSmall,
    paddingInline: tokens.spacingHorizontalXS,
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase200,
    overflowWrap: 'break-word',
  },
});

/** The rows that cannot be imported: where, which cell, why; and the file to mend them in. */
export function RejectionsTable({ file, count: total }: { file: ImportFile; count: number }) {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  const { count } = useFormats();
  const [page, setPage] = useState(1);
  const path = { id: file.id };
  const rejections = useList('/api/v1/imports/{id}/rejections', { path, query: { page, pageSize: 10 } });
  const download = useSaveFile();
  const navigate = useNavigate();
  const importMended = useImportMended();
  const [mending, setMending] = useState<number>();
  const [mendedHere, setMendedHere] = useState<readonly number[]>([]);
  const save = () =>
    download.mutate({
      path: `/api/v1/imports/${file.id}/rejections.csv`,
      name: `${file.file_name.replace(/\.[^.]+$/, '')}-rejected.csv`,
    });
  const meta = rejections.data?.meta;
  const rows = rejections.data?.data ?? [];
  const mended = new Set([...mendedHere, ...rows.filter((row) => row.mended).map((row) => row.line)]);
  const goOn = () =>
    importMended.mutate(
      { path },
      { onSuccess: (made) => navigate(`/portfolios/${file.portfolio_id}/imports/${made.id}`) },
    );
  const head = (name: string) => (
    <th scope="col" className={mergeClasses(styles.cell, styles.label)}>
      {name}
    </th>
  );
  if (rejections.isPending)
    return (
      <>
        <HoldsBack />
        <Skeletons rows={3} when />
      </>
    );
  if (rejections.error && !rejections.data)
    return <ErrorState error={rejections.error} onRetry={() => void rejections.refetch()} />;
  return (
    <div>
      <div className={styles.head}>
        <Text weight="semibold">{t('imports.rejectedRows', { count: total, rows: count(total) })}</Text>
        <div className={styles.acts}>
          {mended.size > 0 && (
            <Button appearance="primary" disabled={importMended.isPending} onClick={goOn}>
              {t('imports.mend.import')}
            </Button>
          )}
          <Button icon={<ArrowDownloadRegular />} onClick={save}>
            {t('imports.download')}
          </Button>
        </div>
      </div>
      <Text size={200} className={styles.help}>
        {t('imports.downloadHelp')}
      </Text>
      <div className={styles.box}>
        <table className={styles.table} aria-label={t('imports.rejections')}>
          <thead>
            <tr>
              {head(t('imports.rejection.line'))}
              {head(t('imports.rejection.column'))}
              {head(t('imports.rejection.value'))}
              {head(t('imports.rejection.reason'))}
              <td className={styles.cell} />
            </tr>
          </thead>
          <tbody>
            {rows.map((rejection, at) => (
              <tr key={`${rejection.line}-${rejection.column}-${rejection.code}`}>
                <td className={mergeClasses(styles.cell, styles.line)}>{count(rejection.line)}</td>
                <td className={styles.cell}>{rejection.column_name}</td>
                <td className={styles.cell}>
                  <span className={styles.value}>{rejection.value || t('imports.emptyCell')}</span>
                </td>
                <td className={styles.cell}>{rejection.reason}</td>
                <td className={styles.cell}>
                  {rows[at - 1]?.line !== rejection.line && (
                    <div className={styles.acts}>
                      {mended.has(rejection.line) && (
                        <StatusBadge tone="success">{t('imports.mend.done')}</StatusBadge>
                      )}
                      <Button
                        size="small"
                        aria-label={t('imports.mend.row', { line: rejection.line })}
                        onClick={() => setMending(rejection.line)}
                      >
                        {t('imports.mend.do')}
                      </Button>
                    </div>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        {meta && meta.total > meta.pageSize && <Pagination {...meta} onPage={setPage} />}
      </div>
      {mending !== undefined && (
        <Suspense>
          <MendPanel
            file={file}
            line={mending}
            onMended={() => setMendedHere([...mendedHere, mending])}
            onClose={() => setMending(undefined)}
          />
        </Suspense>
      )}
    </div>
  );
}
