import { MessageBar, MessageBarBody, makeStyles } from '@fluentui/react-components';
import { useCan, useSession, useTranslation } from '@recobro/sdk';
import {
  ChoiceField,
  choicesOf,
  Facts,
  Form,
  FormField,
  Loaded,
  Section,
  useFormValue,
} from '@recobro/sdk/ui';
import * as z from 'zod/mini';
import { useRead, useWrite } from '../../api/client';
import type { TenantSecurity as Rules } from '../../api/schema.gen';
import { ROLES, type Role } from '../../users/types';
import { MultiPick } from '../reports/MultiPick';

const AGES = ['0', '1', '7', '30', '60', '90', '180', '365'];

const schema = z.object({ api_key_days: z.string(), second_factor_roles: z.array(z.enum(ROLES)) });

/** How strict the company is about ways in: for who may see it. */
export function CompanySecurity() {
  return useCan()('core.security:read') && <Company />;
}

function Company() {
  const { t } = useTranslation();
  const can = useCan();
  const read = useRead('/api/v1/tenant/security', {});
  return (
    <Section title={t('settings.security.company.title')} waiting={read.isPending} expected={3}>
      <Loaded read={read}>
        {(rules) => (can('core.security:update') ? <Change rules={rules} /> : <Shown rules={rules} />)}
      </Loaded>
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
          value: second_factor_roles.map((role) => t(`roles.${role}`)).join(', '),
        },
      ]}
    />
  );
}

function Change({ rules }: { rules: Rules }) {
  const { t } = useTranslation();
  const change = useWrite('PUT', '/api/v1/tenant/security', {
    quiet: true,
    says: () => t('settings.security.company.saved'),
  });
  const submit = ({ api_key_days, second_factor_roles }: z.infer<typeof schema>) => {
    const days = Number(api_key_days) as Rules['api_key_days'];
    return change.mutateAsync({ body: { api_key_days: days, second_factor_roles } });
  };
  return (
    <Form
      key={JSON.stringify(rules)}
      schema={schema}
      values={{ ...rules, api_key_days: String(rules.api_key_days) }}
      onSubmit={submit}
      submitLabel={t('actions.save')}
    >
      <ChoiceField
        name="api_key_days"
        label={t('settings.security.company.keyDays')}
        help={t('settings.security.company.keyDaysHelp')}
        options={choicesOf(t, 'settings.security.company.days', AGES)}
      />
      <FormField
        name="second_factor_roles"
        label={t('settings.security.company.roles')}
        help={t('settings.security.company.rolesHelp')}
      >
        {({ ref: _, ...control }) => <MultiPick {...control} choices={choicesOf(t, 'roles', ROLES)} />}
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
  const { data: sessions } = useRead('/api/v1/me/sessions', {});
  const roles = useFormValue<Role[]>('second_factor_roles');
  const own = sessions?.find(({ current }) => current);
  const proved = own?.methods.some((method) => FACTORS.includes(method));
  if (!own || proved || !roles.includes(me.role)) return null;
  return (
    <MessageBar ref={intoView} className={styles.warning} intent="warning" layout="multiline" role="status">
      <MessageBarBody>{t('settings.security.company.ownRole')}</MessageBarBody>
    </MessageBar>
  );
}
