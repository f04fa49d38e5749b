import { MessageBar, MessageBarBody, makeStyles, tokens } from '@fluentui/react-components';
import { ApiError, useToasts, useTranslation } from '@recobro/sdk';
import { ErrorState, Form, SidePanel, Skeletons, TextField } from '@recobro/sdk/ui';
import * as z from 'zod/mini';
import { useMendRow, useRejectedRow } from '../api/importQueries';
import { type ImportFile, type RejectedRow, sampleOf } from '../api/importTypes';

const useStyles = makeStyles({
  reasons: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS },
});

type Cells = Record<string, string>;

/** A rejected row as a whole, each column a field, with what is wrong with it. */
export default function MendPanel({
  file,
  line,
  onMended,
  onClose,
}: {
  file: ImportFile;
  line: number;
  onMended: () => void;
  onClose: () => void;
}) {
  const { t } = useTranslation('portfolios');
  const row = useRejectedRow(file.id, line);
  return (
    <SidePanel open title={t('imports.mend.title', { line })} onClose={onClose}>
      {row.error && !row.data ? (
        <ErrorState error={row.error} onRetry={() => void row.refetch()} />
      ) : row.data ? (
        <MendForm file={file} row={row.data} onMended={onMended} onClose={onClose} />
      ) : (
        <Skeletons rows={6} when />
      )}
    </SidePanel>
  );
}

interface MendFormProps {
  file: ImportFile;
  row: RejectedRow;
  onMended: () => void;
  onClose: () => void;
}

function MendForm({ file, row, onMended, onClose }: MendFormProps) {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  const toasts = useToasts();
  const mend = useMendRow(file.id);
  const { header } = sampleOf(file);
  const values: Cells = Object.fromEntries(header.map((_, at) => [`c${at}`, row.values?.[at] ?? '']));
  const schema = z.object(Object.fromEntries(header.map((_, at) => [`c${at}`, z.string()])));
  const submit = async (cells: Cells) => {
    try {
      await mend.mutateAsync({ line: row.line, values: header.map((_, at) => cells[`c${at}`] ?? '') });
    } catch (error) {
      throw atColumns(error);
    }
    toasts.success(t('imports.mend.kept', { line: row.line }));
    onMended();
    onClose();
  };
  const reasons = (row.faults ?? []).map(({ column_name, reason }) =>
    [column_name, reason].filter(Boolean).join(': '),
  );
  return (
    <Form schema={schema} values={values} onSubmit={submit} submitLabel={t('save')} onCancel={onClose}>
      <div className={styles.reasons}>
        {reasons.map((reason) => (
          <MessageBar key={reason} intent="warning" layout="multiline">
            <MessageBarBody>{reason}</MessageBarBody>
          </MessageBar>
        ))}
      </div>
      {header.map((name, at) => (
        <TextField key={`${at}-${name}`} name={`c${at}`} label={name} />
      ))}
    </Form>
  );
}

/** The refusal speaks of columns by their place; the form's fields are named by it. */
function atColumns(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  const errors = error.fields.map((one) => ({
    ...one,
    field: one.field.replace(/^body\.values\[(\d+)\]$/, 'body.c$1'),
  }));
  return new ApiError(error.status, { ...error.problem, errors });
}
