import { Field, makeStyles, tokens } from '@fluentui/react-components';
import { ApiError, useToasts, useTranslation } from '@recobro/sdk';
import { Choose, choicesOf, DropZone, Notice, ProgressPanel, SidePanel, useFormats } from '@recobro/sdk/ui';
import { useRef, useState } from 'react';
import { useSendDocument } from '../../api/documents';
import { ACCEPTED, KINDS } from './kinds';

const useStyles = makeStyles({
  fields: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
});

/** Takes a document of a debtor: what it is, and then the file, dropped or chosen. */
export function SendPanel({ debtorId, onClose }: { debtorId: string; onClose: () => void }) {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  const { bytes } = useFormats();
  const toasts = useToasts();
  const send = useSendDocument(debtorId);
  const abort = useRef<AbortController>(undefined);
  const [kind, setKind] = useState<(typeof KINDS)[number]>('other');
  const [sending, setSending] = useState<{ name: string; sent: number; total: number }>();
  const [refusal, setRefusal] = useState<string>();
  const start = async (file: File) => {
    const halt = new AbortController();
    abort.current = halt;
    setRefusal(undefined);
    const onProgress = (sent: number, total: number) => setSending({ name: file.name, sent, total });
    onProgress(0, file.size);
    try {
      const { name } = await send(kind, file, { onProgress, signal: halt.signal });
      toasts.success(t('documents.added', { name }));
      onClose();
    } catch (error) {
      setSending(undefined);
      if (!halt.signal.aborted) setRefusal(error instanceof ApiError ? error.message : t('documents.failed'));
    }
  };
  return (
    <SidePanel open title={t('documents.add')} onClose={onClose}>
      <div className={styles.fields}>
        {refusal && (
          <Notice intent="error" layout="multiline">
            {refusal}
          </Notice>
        )}
        <Field label={t('documents.kind')}>
          <Choose
            value={kind}
            choices={choicesOf(t, 'documentKind', KINDS)}
            onChoose={(chosen) => setKind(chosen as typeof kind)}
          />
        </Field>
        {sending ? (
          <ProgressPanel
            label={t('documents.sending', { name: sending.name })}
            done={sending.sent}
            total={sending.total}
            measure={t('imports.sent', { sent: bytes(sending.sent), total: bytes(sending.total) })}
            onCancel={() => abort.current?.abort()}
          />
        ) : (
          <DropZone
            title={t('documents.drop')}
            help={t('documents.dropHelp')}
            choose={t('imports.choose')}
            accept={ACCEPTED}
            onFile={(file) => void start(file)}
          />
        )}
      </div>
    </SidePanel>
  );
}
