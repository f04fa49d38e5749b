import { Field, Input, makeStyles, tokens } from '@fluentui/react-components';
import { ApiError, useTranslation } from '@recobro/sdk';
import { Choose, DropZone, Notice, ProgressPanel, SidePanel, useFormats } from '@recobro/sdk/ui';
import { useRef, useState } from 'react';
import { useSendBankFile } from '../../api/bank';
import { useEveryPortfolio } from '../../api/every';
import type { BankFile } from '../../api/types';

const useStyles = makeStyles({
  fields: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
});

/** Takes a file of a bank: whose it is, in which currency, and then the file. */
export function UploadPanel({
  onClose,
  onUploaded,
}: {
  onClose: () => void;
  onUploaded: (file: BankFile) => void;
}) {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  const { bytes } = useFormats();
  const send = useSendBankFile();
  const abort = useRef<AbortController>(undefined);
  const [bank, setBank] = useState('');
  const currencies = [...new Set(useEveryPortfolio().data?.map((one) => one.currency))].sort();
  const [chosen, setCurrency] = useState<string>();
  const currency = chosen ?? currencies[0] ?? '';
  const [sending, setSending] = useState<{ name: string; sent: number; total: number }>();
  const [refusal, setRefusal] = useState<string>();
  const start = async (file: File) => {
    abort.current = new AbortController();
    setRefusal(undefined);
    const progress = (sent: number, total: number) => setSending({ name: file.name, sent, total });
    progress(0, file.size);
    try {
      onUploaded(await send(bank.trim(), currency, file, progress, abort.current.signal));
    } catch (error) {
      setSending(undefined);
      if (!abort.current.signal.aborted)
        setRefusal(error instanceof ApiError ? error.message : t('imports.uploadFailed'));
    }
  };
  return (
    <SidePanel open title={t('bank.upload')} onClose={onClose}>
      <div className={styles.fields}>
        {refusal && (
          <Notice intent="error" layout="multiline">
            {refusal}
          </Notice>
        )}
        <Field label={t('bank.bank')} hint={t('bank.bankHelp')} required>
          <Input value={bank} maxLength={120} onChange={(_, { value }) => setBank(value)} />
        </Field>
        <Field label={t('bank.currency')} hint={t('bank.currencyHelp')}>
          <Choose
            value={currency}
            choices={currencies.map((value) => ({ value, label: value }))}
            onChoose={setCurrency}
          />
        </Field>
        {sending ? (
          <ProgressPanel
            label={t(sending.sent < sending.total ? 'imports.uploading' : 'imports.reading', {
              name: sending.name,
            })}
            done={sending.sent}
            total={sending.total}
            measure={t('imports.sent', { sent: bytes(sending.sent), total: bytes(sending.total) })}
            onCancel={() => abort.current?.abort()}
          />
        ) : (
          <DropZone
            title={t('bank.drop')}
            help={t('bank.dropHelp')}
            choose={t('imports.choose')}
            accept=".csv,.txt,.tsv,.xlsx,.dat,.ret,text/csv,text/plain"
            disabled={bank.trim() === '' || currency === ''}
            onFile={(file) => void start(file)}
          />
        )}
      </div>
    </SidePanel>
  );
}
