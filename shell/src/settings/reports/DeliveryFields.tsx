import { findPeople, useTranslation } from '@recobro/sdk';
import { ChoiceField, Finder, FormField, useFormValue } from '@recobro/sdk/ui';
import { type Offers, useRecipients } from './queries';

const WAYS = ['download', 'mail'] as const;

/** How the file reaches people. */
export function DeliveryFields({ offers }: { offers: Offers }) {
  const { t } = useTranslation();
  const report = useFormValue<string>('report');
  const byMail = useFormValue<string>('delivery') === 'mail';
  const roles = offers.reports.find(({ id }) => id === report)?.roles ?? [];
  const recipients = useRecipients(byMail ? roles : []);
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
        options={WAYS.map((value) => ({ value, label: t(`settings.reports.deliveries.${value}`) }))}
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
              find={findPeople(roles)}
              always={(recipients.data ?? []).filter((each) => value.includes(each.value))}
              value={value}
              onChange={onChange}
            />
          )}
        </FormField>
      )}
    </>
  );
}
