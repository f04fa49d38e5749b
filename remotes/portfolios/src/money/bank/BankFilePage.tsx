import { Button, Text } from '@fluentui/react-components';
import { useParams, useTranslation } from '@recobro/sdk';
import {
  ConfirmDialog,
  DetailPage,
  DetailSkeleton,
  ErrorState,
  Notice,
  ProgressPanel,
  Section,
  StatusBadge,
  useFormats,
} from '@recobro/sdk/ui';
import { useState } from 'react';
import { useBankFile, useCancelFile, usePostAll } from '../../api/bank';
import type { BankFile } from '../../api/types';
import { ColumnsStep } from './ColumnsStep';
import { SURE } from './certainty';
import { LinesSection } from './LinesSection';
import { fileTone } from './status';

/** One file of a bank: its columns, then its lines, each with whom it may be from. */
export function BankFilePage() {
  const { fileId = '' } = useParams();
  const { t } = useTranslation('portfolios');
  const { count } = useFormats();
  const query = useBankFile(fileId);
  const back = { to: '/payments/files', label: t('bank.title') };
  if (query.error && !query.data)
    return <ErrorState page error={query.error} back={back} onRetry={() => void query.refetch()} />;
  if (!query.data) return <DetailSkeleton />;
  const file = query.data;
  const { waiting, posted, wrong, known, lines } = file.counts;
  return (
    <DetailPage
      back={back}
      title={<bdi>{file.file_name}</bdi>}
      meta={
        <>
          <Text>{file.bank}</Text>
          <StatusBadge tone={fileTone[file.status]}>{t(`bank.status.${file.status}`)}</StatusBadge>
        </>
      }
      figures={
        lines > 0 && (
          <Text weight="semibold">
            {t('bank.figures', {
              waiting: count(waiting),
              posted: count(posted),
              known: count(known),
              wrong: count(wrong),
            })}
          </Text>
        )
      }
      actions={<FileActions file={file} />}
    >
      <Stage file={file} />
    </DetailPage>
  );
}

function Stage({ file }: { file: BankFile }) {
  const { t } = useTranslation('portfolios');
  const { count } = useFormats();
  const cancel = useCancelFile();
  if (file.status === 'uploaded') return <ColumnsStep key={file.version} file={file} />;
  if (file.status === 'failed') return <Notice intent="error">{t('bank.failed')}</Notice>;
  if (file.status === 'cancelled') return <Notice intent="info">{t('bank.givenUp')}</Notice>;
  if (file.status === 'ready') return <LinesSection file={file} />;
  const { done, total, per_second: speed, seconds_left: left } = file.progress;
  return (
    <Section title={t(`bank.status.${file.status}`)}>
      <ProgressPanel
        label={t(`bank.working.${file.status}`)}
        done={done}
        total={total}
        measure={t('bank.linesOf', { done: count(done), total: count(total) })}
        speed={speed > 0 ? t('bank.speed', { lines: count(Math.round(speed)) }) : undefined}
        secondsLeft={left > 0 ? left : undefined}
        onCancel={() => cancel.mutate({ path: { id: file.id } })}
      />
    </Section>
  );
}

/** What is done with the file as a whole: all sure lines confirmed together. */
function FileActions({ file }: { file: BankFile }) {
  const { t } = useTranslation('portfolios');
  const { count } = useFormats();
  const post = usePostAll();
  const [asking, setAsking] = useState<number>();
  const sure = file.counts.certain;
  if (file.status !== 'ready' || sure === 0) return null;
  const title = t('bank.confirmAll', { lines: count(sure), certainty: SURE });
  return (
    <>
      <Button appearance="primary" disabled={post.isPending} onClick={() => setAsking(sure)}>
        {title}
      </Button>
      <ConfirmDialog
        open={asking}
        title={title}
        action={t('bank.confirm')}
        onConfirm={() => post.mutateAsync({ path: { id: file.id }, body: { certainty: SURE } })}
        onClose={() => setAsking(undefined)}
      >
        {t('bank.confirmAllHelp')}
      </ConfirmDialog>
    </>
  );
}
