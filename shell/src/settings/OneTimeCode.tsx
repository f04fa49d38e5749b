import { Field, Input, makeStyles, Text, tokens } from '@fluentui/react-components';
import { useQueryClient, useToasts, useTranslation } from '@recobro/sdk';
import { type ReactNode, useState } from 'react';
import { AuthForm } from '../auth/AuthForm';
import { PasswordInput } from '../auth/PasswordInput';
import { type Account, accountOptions, beginOtp, confirmOtp, type Enrolment, removeOtp } from './account';

const useStyles = makeStyles({
  steps: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL, maxWidth: '400px' },
  qr: {
    width: '200px',
    height: '200px',
    padding: tokens.spacingHorizontalS,
    backgroundColor: '#ffffff',
    borderRadius: tokens.borderRadiusMedium,
  },
  key: { fontFamily: tokens.fontFamilyMonospace, overflowWrap: 'anywhere' },
  codes: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, max-content)',
    columnGap: tokens.spacingHorizontalL,
    rowGap: tokens.spacingVerticalS,
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase200,
    listStyleType: 'none',
    margin: 0,
    padding: 0,
  },
});

interface OneTimeCodeProps {
  account: Account;
  /** What comes below the recovery codes. */
  after?: ReactNode;
}

/** Adds the second factor in three steps (password, scan and confirm, keep the recovery codes) or removes it. */
export function OneTimeCode({ account, after }: OneTimeCodeProps) {
  const [enrolment, setEnrolment] = useState<Enrolment>();
  const [codes, setCodes] = useState<string[]>();
  if (codes) return <RecoveryCodes codes={codes} after={after} />;
  if (account.otp) return <Remove />;
  if (enrolment) return <Confirm enrolment={enrolment} onCodes={setCodes} />;
  return <Begin onEnrolment={setEnrolment} />;
}

function Begin({ onEnrolment }: { onEnrolment: (enrolment: Enrolment) => void }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const submit = async ({ password = '' }: Record<string, string>) => onEnrolment(await beginOtp(password));
  return (
    <div className={styles.steps}>
      <Text>{t('settings.security.otpOff')}</Text>
      <AuthForm submitLabel={t('settings.security.otpSetUp')} onSubmit={submit} within>
        <PasswordInput
          name="password"
          label={t('settings.security.yourPassword')}
          autoComplete="current-password"
          within
        />
      </AuthForm>
    </div>
  );
}

function Confirm({ enrolment, onCodes }: { enrolment: Enrolment; onCodes: (codes: string[]) => void }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const toasts = useToasts();
  const queries = useQueryClient();
  const submit = async ({ code = '' }: Record<string, string>) => {
    const { recovery_codes } = await confirmOtp(code.replaceAll(/\s/g, ''));
    onCodes(recovery_codes);
    toasts.success(t('settings.security.otpEnabled'));
    await queries.invalidateQueries({ queryKey: accountOptions.queryKey });
  };
  return (
    <div className={styles.steps}>
      <Text>{t('settings.security.otpScan')}</Text>
      <img className={styles.qr} src={enrolment.qr} alt={t('settings.security.otpQr')} />
      <Field label={t('settings.security.otpKey')}>
        <output className={styles.key}>{enrolment.secret}</output>
      </Field>
      <AuthForm submitLabel={t('settings.security.otpConfirm')} onSubmit={submit} within>
        <Field label={t('settings.security.otpCode')}>
          <Input name="code" inputMode="numeric" autoComplete="one-time-code" />
        </Field>
      </AuthForm>
    </div>
  );
}

function RecoveryCodes({ codes, after }: { codes: string[]; after: ReactNode }) {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <div className={styles.steps}>
      <Text weight="semibold">{t('settings.security.recoveryCodes')}</Text>
      <Text>{t('settings.security.recoveryCodesHint')}</Text>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      {after}
    </div>
  );
}

function Remove() {
  const styles = useStyles();
  const { t } = useTranslation();
  const toasts = useToasts();
  const queries = useQueryClient();
  const submit = async ({ password = '' }: Record<string, string>) => {
    await removeOtp(password);
    toasts.success(t('settings.security.otpDisabled'));
    await queries.invalidateQueries({ queryKey: accountOptions.queryKey });
  };
  return (
    <div className={styles.steps}>
      <Text>{t('settings.security.otpOn')}</Text>
      <AuthForm submitLabel={t('settings.security.otpRemove')} onSubmit={submit} within>
        <PasswordInput
          name="password"
          label={t('settings.security.yourPassword')}
          autoComplete="current-password"
          within
        />
      </AuthForm>
    </div>
  );
}
