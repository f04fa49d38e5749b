import { of, useTranslation } from '@recobro/sdk';
import { ChoiceField, choicesOf, FormPanel, TextField, TickField } from '@recobro/sdk/ui';
import * as z from 'zod/mini';
import { useWrite } from '../api/client';
import { type NewSender, SENDER_CHANNELS, type Sender } from '../api/types';

const schema = z.object({
  channel: z.enum(SENDER_CHANNELS),
  name: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(80, 'long 80')),
  address: z.string().check(z.trim(), z.minLength(3, 'required'), z.maxLength(254, 'long 254')),
  is_default: z.boolean(),
});

interface SenderPanelProps {
  open: boolean;
  /** The sender to change; absent to add one. */
  known?: Sender | undefined;
  onClose: () => void;
}

/** Adds or changes a sender. */
export function SenderPanel({ open, known, onClose }: SenderPanelProps) {
  const { t } = useTranslation('communication');
  const told = {
    quiet: true,
    says: ({ name }: Sender) => t('senderSaved', { name }),
    onSuccess: onClose,
  };
  const add = useWrite('POST', '/api/v1/communication/senders', told);
  const change = useWrite('PUT', '/api/v1/communication/senders/{id}', told);
  const { channel = 'whatsapp', name = '', address = '', is_default = false } = known ?? {};
  const submit = (body: NewSender) =>
    known ? change.mutateAsync({ ...of(known), body }) : add.mutateAsync({ body });
  return (
    <FormPanel
      open={open}
      title={known ? t('editSender', { name }) : t('addSender')}
      version={known?.id}
      schema={schema}
      values={{ channel, name, address, is_default }}
      onSubmit={submit}
      submitLabel={t('save')}
      onClose={onClose}
    >
      <ChoiceField name="channel" label={t('channel')} options={choicesOf(t, 'channels', SENDER_CHANNELS)} />
      <TextField name="name" label={t('senderName')} help={t('senderNameHelp')} required />
      <TextField name="address" label={t('address')} help={t('addressHelp')} required />
      <TickField name="is_default" label={t('default')} says={t('defaultHelp')} />
    </FormPanel>
  );
}
