import { useTranslation } from '@recobro/sdk';
import { FormPanel, LongTextField, Notice } from '@recobro/sdk/ui';
import * as z from 'zod/mini';
import { useWrite } from '../api/client';
import type { ContactOption } from '../api/types';
import { useRefusal } from './words';

const schema = z.object({
  reason: z.string().check(z.trim(), z.minLength(10, 'required'), z.maxLength(500, 'long 500')),
});

/** Props of OverridePanel. */
interface OverridePanelProps {
  debtorId: string;
  option: ContactOption;
  onClose: () => void;
}

/** Allows one contact that the rules refuse, with a reason; whoever works the debtor makes it within a day. */
export function OverridePanel({ debtorId, option, onClose }: OverridePanelProps) {
  const { t } = useTranslation('portfolios');
  const refusal = useRefusal();
  const grant = useWrite('POST', '/api/v1/contacts/overrides', {
    quiet: true,
    changes: ['/api/v1/contacts', '/api/v1/deudores'],
  });
  const save = async ({ reason }: z.infer<typeof schema>) => {
    await grant.mutateAsync({
      body: {
        debtor_id: debtorId,
        channel: option.channel,
        reason,
        hours: 24,
        ...(option.phone_id && { phone_id: option.phone_id }),
      },
    });
    onClose();
  };
  return (
    <FormPanel
      open
      title={t('contact.excuseTitle', { channel: t(`channel.${option.channel}`) })}
      schema={schema}
      values={{ reason: '' }}
      onSubmit={save}
      submitLabel={t('contact.excuseDo')}
      onClose={onClose}
    >
      <Notice intent="warning" layout="multiline">
        {refusal(option.decision)} {option.decision.source}
      </Notice>
      <LongTextField
        name="reason"
        label={t('contact.excuseReason')}
        help={t('contact.excuseHelp')}
        required
      />
    </FormPanel>
  );
}
