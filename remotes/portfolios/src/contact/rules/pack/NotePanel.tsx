import { useTranslation } from '@recobro/sdk';
import { FormPanel, LongTextField, usePinned } from '@recobro/sdk/ui';
import * as z from 'zod/mini';
import { useChangeDraft } from '../../../api/packs';
import type { Editing } from './editing';

const schema = z.object({ note: z.string().check(z.trim(), z.maxLength(500, 'long 500')) });

/** Props of NotePanel. */
interface NotePanelProps {
  editing: Editing;
  onClose: () => void;
}

/** Says of a draft what changes, and why. */
export function NotePanel({ editing, onClose }: NotePanelProps) {
  const { value: draft = editing.draft, ready, renew } = usePinned(true, editing.draft, editing.reload);
  const { t } = useTranslation('portfolios');
  const change = useChangeDraft({ onDone: onClose });
  return (
    <FormPanel
      open={ready}
      title={t('packs.note')}
      version={draft.version}
      schema={schema}
      values={{ note: draft.note }}
      onSubmit={({ note }) => change(draft, { note })}
      submitLabel={t('save')}
      onReload={() => void renew()}
      onClose={onClose}
    >
      <LongTextField name="note" label={t('packs.note')} help={t('packs.noteHelp')} />
    </FormPanel>
  );
}
