import { MessageBar, MessageBarBody, makeStyles } from '@fluentui/react-components';
import { useCan, useSession, useToasts, useTranslation } from '@recobro/sdk';
import { ChoiceField, ErrorState, Facts, Form, FormField, Section, useFormValue } from '@recobro/sdk/ui';
import * as z from 'zod/mini';
import { ROLES, type Role } from '../../users/types';
import { MultiPick } from '../reports/MultiPick';
import {
  type CompanySecurity as Rules,
  useChangeCompanySecurity,
  useCompanySecurity,
  useOwnSessions,
} from './queries';

const AGES = [0, 1, 7, 30, 60, 90, 180, 365] as const;

const schema = z.object({ api_key_days: z.string(), second_factor_roles: z.array(z.enum(ROLES)) });

/** How strict the company is about ways in: for who may see it. */
export function CompanySecurity() {
  return useCan()('core.security:read') && <Company />;
}

function Company() {
  const { t } = useTranslation();
  const can = useCan();
  const { data: rules, error, isPending, refetch } = useCompanySecurity(true);
  return (
    <Section title={t('settings.security.company.title')} waiting={isPending} expected={3}>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {rules && (can('core.security:update') ? <Change rules={rules} /> : <Shown rules={rules} />)}
    </Section>
  );
}

function Shown({ rules: { api_key_days, second_factor_roles } }: { rules: Rules }) {
  const { t } = useTranslation();
  return (
    <Facts
      facts={[
        {
          name: t('settings.security.company.keyDays'),
          value: t(`settings.security.company.days.${api_key_days}`),
        },
        {
          name: t('settings.security.company.roles'),
          value: second_factor_roles?.map((role) => t(`roles.${role}`)).join(', '),
        },
      ]}
    />
  );
}

function Change({ rules }: { rules: Rules }) {
  const { t } = useTranslation();
  const toasts = useToasts();
  const change = useChangeCompanySecurity();
  const submit = async ({ api_key_days, second_factor_roles }: z.infer<typeof schema>) => {
    const days = Number(api_key_days) as Rules['api_key_days'];
    await change.mutateAsync({ api_key_days: days, second_factor_roles });
    toasts.success(t('settings.security.company.saved'));
  };
  return (
    <Form
      key={JSON.stringify(rules)}
      schema={schema}
      values={{
        api_key_days: String(rules.api_key_days),
        second_factor_roles: rules.second_factor_roles ?? [],
      }}
      onSubmit={submit}
      submitLabel={t('actions.save')}
    >
      <ChoiceField
        name="api_key_days"
        label={t('settings.security.company.keyDays')}
        help={t('settings.security.company.keyDaysHelp')}
        options={AGES.map((days) => ({
          value: String(days),
          label: t(`settings.security.company.days.${days}`),
        }))}
      />
      <FormField
        name="second_factor_roles"
        label={t('settings.security.company.roles')}
        help={t('settings.security.company.rolesHelp')}
      >
        {({ ref: _, ...control }) => (
          <MultiPick {...control} choices={ROLES.map((value) => ({ value, label: t(`roles.${value}`) }))} />
        )}
      </FormField>
      <OwnRole />
    </Form>
  );
}

/** The ways of proving oneself that count as a second factor, as the host has it (RFC 8176). */
const FACTORS = ['otp', 'mfa', 'hwk', 'swk', 'sms', 'tel'];

const useStyles = makeStyles({ warning: { scrollMarginBlockEnd: '64px' } }); // the form's buttons stay in sight below

const intoView = (warning: HTMLElement | null) => warning?.scrollIntoView?.({ block: 'nearest' });

/** Warns who is about to be asked for a second factor themselves. */
function OwnRole() {
  const styles = useStyles();
  const { t } = useTranslation();
  const { me } = useSession();
  const { data: sessions } = useOwnSessions();
  const roles = useFormValue<Role[]>('second_factor_roles');
  const own = sessions?.find(({ current }) => current);
  const proved = own?.methods?.some((method) => FACTORS.includes(method));
  if (!own || proved || !roles.includes(me.role)) return null;
  return (
    <MessageBar ref={intoView} className={styles.warning} intent="warning" layout="multiline" role="status">
      <MessageBarBody>{t('settings.security.company.ownRole')}</MessageBarBody>
    </MessageBar>
  );
}
