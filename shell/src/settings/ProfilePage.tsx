import { Button, Field, Input, makeStyles, tokens } from '@fluentui/react-components';
import { useSession, useTranslation } from '@recobro/sdk';
import { ConfirmDialog, Facts, Section, submitByKey } from '@recobro/sdk/ui';
import { type FormEvent, useState } from 'react';
import { useWrite } from '../api/client';
import { useLeaving } from '../auth/useLeaving';

const useStyles = makeStyles({
  form: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: tokens.spacingVerticalL,
    maxWidth: '400px',
  },
  field: { alignSelf: 'stretch' },
  leave: { marginTop: tokens.spacingVerticalL },
});

/** One's own name, and what the organisation decided: role, e-mail, tenant. */
export function ProfilePage() {
  const { t } = useTranslation();
  const { me } = useSession();
  return (
    <>
      <Section title={t('settings.profile.title')}>
        <NameForm />
      </Section>
      <Section title={t('settings.profile.account')}>
        <Facts
          facts={[
            { name: t('settings.profile.email'), value: me.email },
            { name: t('settings.profile.username'), value: me.username },
            { name: t('settings.profile.role'), value: t(`roles.${me.role}`) },
            { name: t('settings.profile.tenant'), value: me.tenant.name },
          ]}
        />
        <LeaveTenant />
      </Section>
    </>
  );
}

/** The way out of a company, for good. */
function LeaveTenant() {
  const styles = useStyles();
  const { t } = useTranslation();
  const { me } = useSession();
  const [asked, setAsked] = useState(false);
  const leaving = useLeaving();
  const leave = useWrite('POST', '/api/v1/me/leave', { quiet: true, onSuccess: () => location.assign('/') });
  return (
    <>
      <Button className={styles.leave} onClick={() => setAsked(true)}>
        {t('settings.profile.leave')}
      </Button>
      <ConfirmDialog
        open={asked}
        title={t('settings.profile.leaveTitle', { tenant: me.tenant.name })}
        action={t('settings.profile.leave')}
        onConfirm={() => leaving(() => leave.mutateAsync({ body: { tenant: me.tenant.id } }))}
        onClose={() => setAsked(false)}
      >
        {t('settings.profile.leaveLead')}
      </ConfirmDialog>
    </>
  );
}

function NameForm() {
  const styles = useStyles();
  const { t } = useTranslation();
  const { me } = useSession();
  const [name, setName] = useState(me.display_name);
  const [saved, setSaved] = useState(name);
  const save = useWrite('PATCH', '/api/v1/me', {
    says: () => t('settings.profile.saved'),
    onSuccess: (_, { body }) => setSaved(body.display_name),
  });
  const unchanged = !name.trim() || name.trim() === saved;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!unchanged) save.mutate({ body: { display_name: name.trim() } });
  };
  return (
    <form className={styles.form} onSubmit={submit} onKeyDown={submitByKey}>
      <Field
        className={styles.field}
        label={t('settings.profile.name')}
        hint={t('settings.profile.nameHint')}
      >
        <Input value={name} autoComplete="name" onChange={(_, { value }) => setName(value)} />
      </Field>
      <Button type="submit" appearance="primary" disabled={save.isPending || unchanged}>
        {t('actions.save')}
      </Button>
    </form>
  );
}
