import { Button, MessageBar, makeStyles, Text, tokens } from '@fluentui/react-components';
import { ApiError, useApi, useQueryClient, useToasts, useTranslation } from '@recobro/sdk';
import { DropZone, Notice, SidePanel } from '@recobro/sdk/ui';
import { useState } from 'react';
import type { Brought } from '../api/types';

const useStyles = makeStyles({
  all: { display: 'grid', gap: tokens.spacingVerticalM, paddingBlockEnd: tokens.spacingVerticalL },
  list: {
    margin: 0,
    paddingInlineStart: tokens.spacingHorizontalL,
    maxHeight: '40vh',
    overflowY: 'auto',
    overflowWrap: 'anywhere',
  },
});

/** Takes in a folder of articles: it tells what would come of it before anything changes. */
export function Import({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('helpcenter');
  const styles = useStyles();
  const { send, busy, refusal } = useSend();
  const [tried, setTried] = useState<{ file: File; told: Brought }>();
  const done = useDone(onClose);
  const attempt = (file: File) => send(file, true, (told) => setTried({ file, told }));
  return (
    <SidePanel open title={t('import')} onClose={onClose}>
      <div className={styles.all}>
        {refusal && (
          <Notice intent="error" layout="multiline">
            {refusal}
          </Notice>
        )}
        {!tried && (
          <DropZone
            title={t('importDrop')}
            help={t('importHelp')}
            choose={t('importChoose')}
            accept=".zip,application/zip"
            disabled={busy}
            onFile={attempt}
          />
        )}
        {tried && <Told told={tried.told} />}
        {tried && (
          <Button
            appearance="primary"
            disabled={busy || tried.told.created + tried.told.changed === 0}
            onClick={() => send(tried.file, false, done)}
          >
            {t('importDo')}
          </Button>
        )}
        {tried && <Button onClick={() => setTried(undefined)}>{t('importOther')}</Button>}
      </div>
    </SidePanel>
  );
}

/** What a folder would bring, file by file; what stays as it is, as a number. */
function Told({ told }: { told: Brought }) {
  const { t } = useTranslation('helpcenter');
  const styles = useStyles();
  const came = told.came.filter((one) => one.outcome !== 'unchanged');
  return (
    <>
      <Text role="status">
        {t('importTold', { created: told.created, changed: told.changed, unchanged: told.unchanged })}
      </Text>
      {came.length > 0 && (
        <ul className={styles.list} aria-label={t('importCame')}>
          {came.map((one) => (
            <li key={one.file}>
              {t(`outcome.${one.outcome}`, { title: one.title, language: t(`language.${one.language}`) })}
            </li>
          ))}
        </ul>
      )}
      {told.rejected.length > 0 && (
        <MessageBar intent="warning" layout="multiline">
          <ul className={styles.list} aria-label={t('importRejected')}>
            {told.rejected.map((one) => (
              <li key={one.file}>
                {[one.file, t(`refused.${one.code.replace('helpcenter.', '')}`, t('refused.other'))].join(
                  ': ',
                )}
              </li>
            ))}
          </ul>
        </MessageBar>
      )}
    </>
  );
}

/** Sends a folder, to be tried or to be taken in. */
function useSend() {
  const { t } = useTranslation('helpcenter');
  const { fetch } = useApi();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const send = async (file: File, dry: boolean, onTold: (told: Brought) => void) => {
    setBusy(true);
    setRefusal(undefined);
    try {
      const headers = { 'Content-Type': 'application/zip' };
      const path = new URL(`/api/v1/articles/import?dry_run=${dry}`, globalThis.location.origin);
      const answer = await fetch(new Request(path, { method: 'POST', body: file, headers }));
      onTold((await answer.json()).data);
    } catch (error) {
      setRefusal(error instanceof ApiError ? error.message : t('importFailed'));
    }
    setBusy(false);
  };
  return { send, busy, refusal };
}

function useDone(onClose: () => void) {
  const { t } = useTranslation('helpcenter');
  const cache = useQueryClient();
  const toasts = useToasts();
  return async (told: Brought) => {
    toasts.success(t('importDone', { count: told.created + told.changed }));
    await cache.invalidateQueries({ queryKey: ['helpcenter'] });
    onClose();
  };
}
