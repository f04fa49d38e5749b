import { useToasts, useTranslation } from '@recobro/sdk';
import { ChoiceField, Form, SidePanel, TextField } from '@recobro/sdk/ui';
import * as z from 'zod/mini';
import { useSavePhone } from '../api/debtorMutations';

const LABELS = ['own', 'work', 'relative', 'reference', 'guarantor'] as const;

const schema = z.object({
  number: z.string().check(z.trim(), z.minLength(1, 'required'), z.regex(/^[+\d][\d\s().-]{5,24}$/, 'phone')),
  label: z.enum(LABELS),
});

/** Adds a number to a debtor. */
export function PhonePanel({
  open,
  debtorId,
  onClose,
}: {
  open: boolean;
  debtorId: string;
  onClose: () => void;
}) {
  const { t } = useTranslation('portfolios');
  const toasts = useToasts();
  const save = useSavePhone(debtorId);
  const submit = async (draft: z.infer<typeof schema>) => {
    await save.mutateAsync(draft);
    toasts.success(t('phones.added'));
    onClose();
  };
  return (
    <SidePanel open={open} title={t('phones.add')} onClose={onClose}>
      <Form
        schema={schema}
        values={{ number: '', label: 'own' }}
        onSubmit={submit}
        submitLabel={t('phones.add')}
        onCancel={onClose}
      >
        <TextField name="number" type="tel" label={t('phones.number')} required />
        <ChoiceField
          name="label"
          label={t('phones.whose')}
          help={t('phones.whoseHelp')}
          options={LABELS.map((value) => ({ value, label: t(`phoneLabel.${value}`) }))}
        />
      </Form>
    </SidePanel>
  );
}
