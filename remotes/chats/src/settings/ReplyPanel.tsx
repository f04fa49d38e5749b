import { of, useTranslation } from '@recobro/sdk';
import { FormPanel, LongTextField, TextField, TickField } from '@recobro/sdk/ui';
import * as z from 'zod/mini';
import { useWrite } from '../api/client';
import type { Reply } from '../api/types';
import { usePanelWords } from './usePanelWords';

const SHORTCUT = /^[\p{L}\p{N}_-]+$/u;
const GAPS = ['person.name', 'debtor.name', 'user.name', 'company.name', 'conversation.number'];

const schema = z.object({
  shortcut: z.string().check(z.trim(), z.maxLength(40, 'long 40'), z.regex(SHORTCUT, 'invalid')),
  text: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(4_096, 'long 4096')),
  is_shared: z.boolean(),
});

/** Props of ReplyPanel. */
export interface ReplyPanelProps {
  known?: Reply | undefined;
  /** One may write for everybody. */
  mayShare: boolean;
  onClose: () => void;
}

/** Adds or changes a canned reply. */
export function ReplyPanel({ known, mayShare, onClose }: ReplyPanelProps) {
  const { t } = useTranslation('chats');
  const { told, ...words } = usePanelWords('replies', known && `/${known.shortcut}`, onClose);
  const add = useWrite('POST', '/api/v1/chats/replies', told);
  const change = useWrite('PUT', '/api/v1/chats/replies/{id}', told);
  const gaps = GAPS.map((gap) => `{{${gap}}}`).join(' ');
  return (
    <FormPanel
      {...words}
      version={known?.id}
      schema={schema}
      values={{
        shortcut: known?.shortcut ?? '',
        text: known?.text ?? '',
        is_shared: known ? known.owner_id === '' : mayShare,
      }}
      onSubmit={(body) => (known ? change.mutateAsync({ ...of(known), body }) : add.mutateAsync({ body }))}
    >
      <TextField name="shortcut" label={t('replies.shortcut')} help={t('replies.shortcutHelp')} required />
      <LongTextField name="text" label={t('replies.text')} help={t('replies.textHelp', { gaps })} required />
      {mayShare && <TickField name="is_shared" label={t('replies.shared')} says={t('replies.sharedHelp')} />}
    </FormPanel>
  );
}
