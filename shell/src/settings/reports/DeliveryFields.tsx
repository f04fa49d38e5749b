import { findPeople, useTranslation } from '@recobro/sdk';
import { ChoiceField, choicesOf, Finder, FormField, useFormValue } from '@recobro/sdk/ui';
import { useEvery } from '../../api/client';
import type { Offers } from './reports';

const WAYS = ['download', 'mail'] as const;

/** How the file reaches people. */
export function DeliveryFields({ offers }: { offers: Offers }) {
  const { t } = useTranslation();
  const report = useFormValue<string>('report');
  const byMail = useFormValue<string>('delivery') === 'mail';
  const roles = offers.reports.find(({ id }) => id === report)?.roles ?? [];
  const recipients = useEvery(
    '/api/v1/users',
    { query: { status: ['active'], role: roles, pageSize: 100 } },
    { enabled: byMail && roles.length > 0 },
  );
  const find = findPeople(roles);
  return (
    <>
      <ChoiceField
        name="delivery"
        label={t('settings.reports.delivery')}
        help={
          offers.mail_available
            ? t('settings.reports.deliveryHelp', { count: offers.kept_days })
            : t('settings.reports.noMail')
        }
        options={choicesOf(t, 'settings.reports.deliveries', WAYS)}
      />
      {byMail && (
        <FormField
          name="recipients"
          label={t('settings.reports.recipients')}
          help={t('settings.reports.recipientsHelp')}
        >
          {({ id, value = [], onChange }) => (
            <Finder
              id={id}
              multiple
              label={t('settings.reports.recipients')}
              find={find}
              always={recipients.data
                ?.filter(({ id: one }) => value.includes(one))
                .map((one) => ({ value: one.id, label: find.label(one as never) }))}
              value={value}
              onChange={onChange}
            />
          )}
        </FormField>
      )}
    </>
  );
}
