import { Checkbox } from '@fluentui/react-components';
import { useToasts, useTranslation } from '@recobro/sdk';
import { ChoiceField, Form, FormField, SidePanel, TextField } from '@recobro/sdk/ui';
import * as z from 'zod/mini';
import { SENDER_CHANNELS, type Sender, type SenderDraft, useSaveSender } from './queries';

const schema = z.object({
  channel: z.enum(SENDER_CHANNELS),
  name: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(80, 'long 80')),
  address: z.string().check(z.trim(), z.minLength(3, 'required'), z.maxLength(254, 'long 254')),
  is_default: z.boolean(),
});

const blank: SenderDraft = { channel: 'whatsapp', name: '', address: '', is_default: false };

interface SenderPanelProps {
  open: boolean;
  /** The sender to change; absent to add one. */
  known?: Sender;
  onClose: () => void;
}

/** Adds or changes a sender. */
export function SenderPanel({ open, known, onClose }: SenderPanelProps) {
  const { t } = useTranslation();
  const toasts = useToasts();
  const save = useSaveSender(known);
  const submit = async (draft: SenderDraft) => {
    await save.mutateAsync(draft);
    toasts.success(t('settings.communication.senderSaved', { name: draft.name }));
    onClose();
  };
  const title = known
    ? t('settings.communication.editSender', { name: known.name })
    : t('settings.communication.addSender');
  return (
    <SidePanel open={open} title={title} onClose={onClose}>
      <Form
        key={known?.id ?? 'new'}
        schema={schema}
        values={known ? pick(known) : blank}
        onSubmit={submit}
        submitLabel={t('actions.save')}
        onCancel={onClose}
      >
        <ChoiceField
          name="channel"
          label={t('settings.communication.channel')}
          options={SENDER_CHANNELS.map((value) => ({
            value,
            label: t(`settings.communication.channels.${value}`),
          }))}
        />
        <TextField
          name="name"
          label={t('settings.communication.senderName')}
          help={t('settings.communication.senderNameHelp')}
          required
        />
        <TextField
          name="address"
          label={t('settings.communication.address')}
          help={t('settings.communication.addressHelp')}
          required
        />
        <FormField name="is_default" label={t('settings.communication.default')}>
          {({ value, onChange, ...control }) => (
            <Checkbox
              {...control}
              checked={Boolean(value)}
              label={t('settings.communication.defaultHelp')}
              onChange={(_, { checked }) => onChange(checked)}
            />
          )}
        </FormField>
      </Form>
    </SidePanel>
  );
}

const pick = ({ channel, name, address, is_default }: Sender): SenderDraft => ({
  channel,
  name,
  address,
  is_default,
});
