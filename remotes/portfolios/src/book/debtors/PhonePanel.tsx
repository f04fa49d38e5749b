import { useTranslation } from '@recobro/sdk';
import { ChoiceField, choicesOf, FormPanel, TextField } from '@recobro/sdk/ui';
import * as z from 'zod/mini';
import { useWrite } from '../../api/client';

const LABELS = ['own', 'work', 'relative', 'reference', 'guarantor'] as const;

const schema = z.object({
  number: z.string().check(z.trim(), z.minLength(1, 'required'), z.regex(/^[+\d][\d\s().-]{5,24}$/, 'phone')),
  label: z.enum(LABELS),
});

/** Props of PhonePanel. */
interface PhonePanelProps {
  open: boolean;
  debtorId: string;
  onClose: () => void;
}

/** Adds a number to a debtor. */
export function PhonePanel({ open, debtorId, onClose }: PhonePanelProps) {
  const { t } = useTranslation('portfolios');
  const add = useWrite('POST', '/api/v1/deudores/{id}/phones', {
    quiet: true,
    says: () => t('phones.added'),
    onSuccess: onClose,
  });
  return (
    <FormPanel
      open={open}
      title={t('phones.add')}
      schema={schema}
      values={{ number: '', label: 'own' }}
      onSubmit={(body) => add.mutateAsync({ path: { id: debtorId }, body })}
      submitLabel={t('phones.add')}
      onClose={onClose}
    >
      <TextField name="number" type="tel" label={t('phones.number')} required />
      <ChoiceField
        name="label"
        label={t('phones.whose')}
        help={t('phones.whoseHelp')}
        options={choicesOf(t, 'phoneLabel', LABELS)}
      />
    </FormPanel>
  );
}
