import {
  Button,
  Field,
  MessageBar,
  MessageBarBody,
  MessageBarTitle,
  makeStyles,
  ProgressBar,
  Text,
  tokens,
} from '@fluentui/react-components';
import { ApiError, useTranslation } from '@recobro/sdk';
import { DropZone, SidePanel } from '@recobro/sdk/ui';
import { useWrite } from '../api/client';
import type { Imported } from '../api/types';

const useStyles = makeStyles({
  part: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
  help: { color: tokens.colorNeutralForeground3 },
  list: {
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalS,
  },
  line: { display: 'flex', flexDirection: 'column', overflowWrap: 'anywhere' },
  value: { color: tokens.colorNeutralForeground3 },
  actions: { display: 'flex', gap: tokens.spacingHorizontalS },
});

/** Imports tasks from a file, and says line by line what was not imported. */
export function ImportPanel({ open, onClose }: { open: boolean; onClose: () => void }) {
  const styles = useStyles();
  const { t } = useTranslation('tasks');
  const bring = useWrite('POST', '/api/v1/tasks/import', { quiet: true });
  const close = () => {
    onClose();
    bring.reset();
  };
  return (
    <SidePanel open={open} title={t('import.title')} onClose={close}>
      <div className={styles.part}>
        {bring.error && (
          <MessageBar intent="error" layout="multiline">
            <MessageBarBody>
              {bring.error instanceof ApiError ? bring.error.message : t('failed')}
            </MessageBarBody>
          </MessageBar>
        )}
        {bring.data ? (
          <Outcome outcome={bring.data} />
        ) : (
          <>
            <DropZone
              title={t('import.drop')}
              help={t('import.help')}
              choose={t('import.choose')}
              accept=".csv,text/csv"
              disabled={bring.isPending}
              onFile={(file) => bring.mutate({ body: new Blob([file], { type: 'text/csv' }) })}
            />
            {bring.isPending && (
              <Field validationState="none" validationMessage={t('import.busy')}>
                <ProgressBar />
              </Field>
            )}
            <Text size={200} className={styles.help}>
              {t('import.columns')}
            </Text>
          </>
        )}
        {bring.data && (
          <div className={styles.actions}>
            <Button appearance="primary" onClick={close}>
              {t('close')}
            </Button>
            <Button onClick={() => bring.reset()}>{t('import.again')}</Button>
          </div>
        )}
      </div>
    </SidePanel>
  );
}

function Outcome({ outcome }: { outcome: Imported }) {
  const styles = useStyles();
  const { t, i18n } = useTranslation('tasks');
  const lines = new Set(outcome.rejected.map((one) => one.line)).size;
  const columnOf = (name: string) =>
    i18n.exists(`column.${name}`, { ns: 'tasks' }) ? t(`column.${name}`) : name;
  return (
    <>
      <MessageBar intent={lines > 0 ? 'warning' : 'success'} layout="multiline">
        <MessageBarBody>
          <MessageBarTitle>{t('import.created', { count: outcome.created })}</MessageBarTitle>
          {lines > 0 && t('import.rejected', { count: lines })}
        </MessageBarBody>
      </MessageBar>
      {outcome.ignored_columns.length > 0 && (
        <Text size={200} className={styles.help}>
          {t('import.ignored', { columns: outcome.ignored_columns.join(', ') })}
        </Text>
      )}
      {lines > 0 && (
        <ul className={styles.list} aria-label={t('import.rejectedList')}>
          {outcome.rejected.map((one) => (
            <li key={`${one.line}-${one.column}-${one.code}`} className={styles.line}>
              <Text weight="semibold">
                {one.column
                  ? t('import.cell', { line: one.line, column: columnOf(one.column) })
                  : t('import.line', { line: one.line })}
              </Text>
              <Text>{one.reason}</Text>
              {one.value && (
                <Text size={200} className={styles.value}>
                  {one.value}
                </Text>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
