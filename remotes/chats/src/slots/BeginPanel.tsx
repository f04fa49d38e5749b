import { type SlotSubject, useNavigate, useTranslation } from '@recobro/sdk';
import { ChoiceField, FormPanel, LongTextField } from '@recobro/sdk/ui';
import * as z from 'zod/mini';
import { useWrite } from '../api/client';
import type { Inbox } from '../api/types';

const schema = z.object({
  inbox_id: z.string().check(z.minLength(1, 'required')),
  text: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(4_096, 'long 4096')),
});

/** Props of BeginPanel. */
export interface BeginPanelProps {
  debtor: SlotSubject;
  /** By which they can be written to. */
  inboxes: Inbox[];
  onClose: () => void;
}

/** The first word to a debtor; whether it may be said now, the contact rules decide. */
export function BeginPanel({ debtor, inboxes, onClose }: BeginPanelProps) {
  const { t } = useTranslation('chats');
  const navigate = useNavigate();
  const begin = useWrite('POST', '/api/v1/conversations', {
    quiet: true,
    onSuccess: ({ id }) => {
      onClose();
      void navigate(`/chats/${id}`);
    },
  });
  return (
    <FormPanel
      open
      title={t('begin.title', { name: debtor.title })}
      schema={schema}
      values={{ inbox_id: inboxes[0]?.id ?? '', text: '' }}
      onSubmit={(draft) => begin.mutateAsync({ body: { ...draft, debtor_id: debtor.id } })}
      submitLabel={t('composer.send')}
      onClose={onClose}
    >
      <ChoiceField
        name="inbox_id"
        label={t('begin.inbox')}
        options={inboxes.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <LongTextField name="text" label={t('begin.text')} help={t('begin.textHelp')} required />
    </FormPanel>
  );
}
