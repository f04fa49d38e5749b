import { Button } from '@fluentui/react-components';
import { ArrowUndoRegular } from '@fluentui/react-icons';
import { useCan, useTranslation } from '@recobro/sdk';
import { ConfirmDialog, useFormats } from '@recobro/sdk/ui';
import { useState } from 'react';
import { useImportSteps } from '../api/importQueries';
import type { ImportFile } from '../api/importTypes';

/** Takes a whole import back, while nothing was done with its debtors; it asks first, and says how much goes. */
export function UndoImport({ file }: { file: ImportFile }) {
  const { t } = useTranslation('portfolios');
  const { count } = useFormats();
  const can = useCan();
  const { undo } = useImportSteps(file);
  const [asking, setAsking] = useState(false);
  const { created, updated } = file.result;
  const ended = file.status === 'finished' || file.status === 'cancelled';
  if (!ended || created + updated === 0 || !can('portfolios.imports:delete')) return null;
  const confirm = async () => {
    await undo.mutateAsync(undefined);
    setAsking(false);
  };
  return (
    <>
      <Button icon={<ArrowUndoRegular />} onClick={() => setAsking(true)}>
        {t('imports.undo.do')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('imports.undo.title', { name: file.file_name })}
        action={t('imports.undo.confirm')}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      >
        {t('imports.undo.reason', { created: count(created), updated: count(updated) })}
      </ConfirmDialog>
    </>
  );
}
