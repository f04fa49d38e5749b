import { Button } from '@fluentui/react-components';
import { ArrowUndoRegular } from '@fluentui/react-icons';
import { useCan, useTranslation } from '@recobro/sdk';
import { ConfirmDialog, useFormats } from '@recobro/sdk/ui';
import { useState } from 'react';
import { useUndo } from '../../api/imports';
import type { ImportFile } from '../../api/types';

/** Takes a whole import back, while nothing was done with its debtors; it asks first, and says how much goes. */
export function UndoImport({ file }: { file: ImportFile }) {
  const { t } = useTranslation('portfolios');
  const { count } = useFormats();
  const can = useCan();
  const undo = useUndo();
  const [asking, setAsking] = useState(false);
  const { created, updated } = file.result;
  const ended = file.status === 'finished' || file.status === 'cancelled';
  if (!ended || created + updated === 0 || !can('portfolios.imports:delete')) return null;
  return (
    <>
      <Button icon={<ArrowUndoRegular />} onClick={() => setAsking(true)}>
        {t('imports.undo.do')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('imports.undo.title', { name: file.file_name })}
        action={t('imports.undo.confirm')}
        onConfirm={() => undo.mutateAsync({ path: { id: file.id } })}
        onClose={() => setAsking(false)}
      >
        {t('imports.undo.reason', { created: count(created), updated: count(updated) })}
      </ConfirmDialog>
    </>
  );
}
