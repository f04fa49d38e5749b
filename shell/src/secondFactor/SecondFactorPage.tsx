import { Button, Link, makeStyles, Spinner, Text, tokens } from '@fluentui/react-components';
import { useQuery, useTranslation } from '@recobro/sdk';
import { type ReactNode, useState } from 'react';
import { useBoot } from '../app/bootContext';
import { AuthFrame } from '../auth/AuthFrame';
import { loginUrl } from '../auth/hostAuth';
import { useSessionValue } from '../auth/useSessionValue';
import { type Account, accountOptions } from '../settings/account';
import { OneTimeCode } from '../settings/OneTimeCode';
import { wayBack } from './path';

const useStyles = makeStyles({
  stack: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'stretch',
    gap: tokens.spacingVerticalL,
  },
  out: { alignSelf: 'flex-start', minHeight: '24px' },
});

/** Stands for every screen while the company asks for a second factor that the session lacks: sets it up, or has it proved. */
export function SecondFactorPage() {
  const styles = useStyles();
  const { t } = useTranslation();
  const { provider } = useBoot();
  const { me, signOut } = useSessionValue();
  return (
    <AuthFrame
      title={t('secondFactor.title')}
      lead={t('secondFactor.lead', { tenant: me.tenant.name, role: t(`roles.${me.role}`) })}
    >
      {provider.embedded ? (
        <Own />
      ) : (
        <Prove action={t('secondFactor.goOn')}>{t('secondFactor.elsewhere')}</Prove>
      )}
      <Link as="button" className={styles.out} onClick={() => void signOut()}>
        {t('auth.signOut')}
      </Link>
    </AuthFrame>
  );
}

function Own() {
  const { t } = useTranslation();
  const { data: account, error } = useQuery({ ...accountOptions, meta: { quiet: true } });
  if (error) return <Prove action={t('secondFactor.goOn')}>{t('secondFactor.again')}</Prove>;
  return account ? <OfAccount account={account} /> : <Spinner aria-label={t('app.loading')} />;
}

/** Who sets it up here is shown the recovery codes before going on, though the factor is there by then. */
function OfAccount({ account }: { account: Account }) {
  const { t } = useTranslation();
  const [had] = useState(account.otp);
  if (had) return <Prove action={t('secondFactor.prove')}>{t('secondFactor.have')}</Prove>;
  return (
    <OneTimeCode
      account={account}
      after={<Prove action={t('secondFactor.kept')}>{t('secondFactor.next')}</Prove>}
    />
  );
}

/** The way on is a sign-in with the factor, and back to what was asked for. */
function Prove({ action, children }: { action: string; children: ReactNode }) {
  const styles = useStyles();
  return (
    <div className={styles.stack}>
      <Text>{children}</Text>
      <Button appearance="primary" size="large" as="a" href={loginUrl(wayBack(), { step_up: '1' })}>
        {action}
      </Button>
    </div>
  );
}
