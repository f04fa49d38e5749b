import { makeStyles, tokens } from '@fluentui/react-components';
import { ApiError, useTranslation } from '@recobro/sdk';
import { ErrorState, Form, Notice, SidePanel, Skeletons, stacked, TextField } from '@recobro/sdk/ui';
import * as z from 'zod/mini';
import { useRead, useWrite } from '../../api/client';
import type { ImportFile, RejectedRow } from '../../api/types';

const useStyles = makeStyles({ reasons: stacked(tokens.spacingVerticalS) });

type Cells = Record<string, string>;

/** Props of MendPanel. */
interface MendPanelProps {
  file: ImportFile;
  line: number;
  onMended: () => void;
  onClose: () => void;
}

/** A rejected row as a whole, each column a field, with what is wrong with it. */
export default function MendPanel({ line, ...props }: MendPanelProps) {
  const { t } = useTranslation('portfolios');
  const path = { id: props.file.id, line: String(line) };
  const row = useRead('/api/v1/imports/{id}/rejections/{line}', { path });
  return (
    <SidePanel open title={t('imports.mend.title', { line })} onClose={props.onClose}>
      {row.error && !row.data ? (
        <ErrorState error={row.error} onRetry={() => void row.refetch()} />
      ) : row.data ? (
        <MendForm {...props} row={row.data} />
      ) : (
        <Skeletons rows={6} when />
      )}
    </SidePanel>
  );
}

function MendForm({ file, row, onMended, onClose }: Omit<MendPanelProps, 'line'> & { row: RejectedRow }) {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  const mend = useWrite('PUT', '/api/v1/imports/{id}/rejections/{line}', {
    quiet: true,
    says: () => t('imports.mend.kept', { line: row.line }),
  });
  const { header } = file.detected;
  const cells: Cells = Object.fromEntries(header.map((_, at) => [`c${at}`, row.values[at] ?? '']));
  const schema = z.object(Object.fromEntries(header.map((_, at) => [`c${at}`, z.string()])));
  const submit = async (typed: Cells) => {
    const path = { id: file.id, line: String(row.line) };
    const values = header.map((_, at) => typed[`c${at}`] ?? '');
    await mend.mutateAsync({ path, body: { values } }).catch((error) => {
      throw atColumns(error);
    });
    onMended();
    onClose();
  };
  const reasons = row.faults.map(({ column_name, reason }) =>
    [column_name, reason].filter(Boolean).join(': '),
  );
  return (
    <Form schema={schema} values={cells} onSubmit={submit} submitLabel={t('save')} onCancel={onClose}>
      <div className={styles.reasons}>
        {reasons.map((reason) => (
          <Notice key={reason} intent="warning" layout="multiline">
            {reason}
          </Notice>
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
