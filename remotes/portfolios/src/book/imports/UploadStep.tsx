import { ApiError, useTranslation } from '@recobro/sdk';
import { DropZone, Notice, ProgressPanel, useFormats } from '@recobro/sdk/ui';
import { useRef, useState } from 'react';
import { useUpload } from '../../api/imports';
import type { ImportFile } from '../../api/types';

interface Sending {
  name: string;
  sent: number;
  total: number;
  since: number;
}

/** Props of UploadStep. */
interface UploadStepProps {
  portfolioId: string;
  onUploaded: (file: ImportFile) => void;
}

/** Takes the file and sends it, however large. */
export function UploadStep({ portfolioId, onUploaded }: UploadStepProps) {
  const { t } = useTranslation('portfolios');
  const { bytes } = useFormats();
  const upload = useUpload(portfolioId);
  const abort = useRef<AbortController>(undefined);
  const [sending, setSending] = useState<Sending>();
  const [refusal, setRefusal] = useState<string>();
  const send = async (file: File) => {
    abort.current = new AbortController();
    setRefusal(undefined);
    const start: Sending = { name: file.name, sent: 0, total: file.size, since: performance.now() };
    setSending(start);
    try {
      onUploaded(
        await upload(file, (sent, total) => setSending({ ...start, sent, total }), abort.current.signal),
      );
    } catch (error) {
      setSending(undefined);
      if (!abort.current.signal.aborted)
        setRefusal(error instanceof ApiError ? error.message : t('imports.uploadFailed'));
    }
  };
  return (
    <>
      {refusal && (
        <Notice intent="error" layout="multiline">
          {refusal}
        </Notice>
      )}
      {sending ? (
        <ProgressPanel
          label={
            sending.sent < sending.total
              ? t('imports.uploading', { name: sending.name })
              : t('imports.reading', { name: sending.name })
          }
          done={sending.sent}
          total={sending.total}
          measure={t('imports.sent', { sent: bytes(sending.sent), total: bytes(sending.total) })}
          {...pace(sending, bytes)}
          onCancel={() => abort.current?.abort()}
        />
      ) : (
        <DropZone
          title={t('imports.drop')}
          help={t('imports.dropHelp')}
          choose={t('imports.choose')}
          accept=".csv,.txt,.tsv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          onFile={(file) => void send(file)}
        />
      )}
    </>
  );
}

function pace({ sent, total, since }: Sending, bytes: (count: number) => string) {
  const seconds = (performance.now() - since) / 1000;
  if (sent === 0 || seconds < 1 || sent >= total) return {};
  const speed = sent / seconds;
  return { speed: `${bytes(speed)}/s`, secondsLeft: (total - sent) / speed };
}
