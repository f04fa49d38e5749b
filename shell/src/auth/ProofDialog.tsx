import {
  Button,
  Dialog,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  Field,
  Input,
  makeStyles,
  Text,
  tokens,
} from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import { useState } from 'react';
import { useBoot } from '../app/bootContext';
import { AuthForm } from './AuthForm';
import { loginUrl } from './hostAuth';
import { beginInteraction, type Step, sendCode, sendPassword } from './interaction';
import { PasswordInput } from './PasswordInput';
import type { Prover } from './Prover';

const useStyles = makeStyles({
  surface: { maxWidth: '420px' },
  content: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
  away: { alignSelf: 'flex-start' },
});

/** Asks who is there before something that a browser left open must not do: by password, and code where there is one. */
export function ProofDialog({ prover }: { prover: Prover }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const { provider } = useBoot();
  const refuse = () => prover.refuse(t('auth.proofRefused'));
  return (
    <Dialog open modalType="modal" onOpenChange={(_, { open }) => !open && refuse()}>
      <DialogSurface className={styles.surface}>
        <DialogBody>
          <DialogTitle>{t('auth.proofTitle')}</DialogTitle>
          <DialogContent className={styles.content}>
            <Text>{t('auth.proofLead')}</Text>
            {provider.embedded ? <ProofForm prover={prover} /> : <ElsewhereButton />}
            <Button appearance="subtle" className={styles.away} onClick={refuse}>
              {t('actions.cancel')}
            </Button>
          </DialogContent>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}

/** Another provider asks on pages of its own, which lead back here. */
function ElsewhereButton() {
  const { t } = useTranslation();
  const here = location.pathname + location.search;
  return (
    <Button appearance="primary" as="a" href={loginUrl(here, { proof: '1' })}>
      {t('auth.goToProvider')}
    </Button>
  );
}

function ProofForm({ prover }: { prover: Prover }) {
  const { t } = useTranslation();
  const { me } = useBoot();
  const [interaction, setInteraction] = useState<string>();
  const arrive = ({ redirect_to = '' }: Step) => prover.enter(() => fetch(redirect_to));
  const password = async ({ password: typed = '' }: Record<string, string>) => {
    const begun = await beginInteraction('/', { proof: '1', anew: '1' });
    if (!begun.interaction) return arrive(begun);
    const step = await sendPassword(begun.interaction, me?.email ?? '', typed);
    if (step.next === 'otp') setInteraction(begun.interaction);
    else await arrive(step);
  };
  const code = async ({ code: typed = '' }: Record<string, string>) =>
    arrive(await sendCode(interaction ?? '', typed.replaceAll(/\s/g, '')));
  if (!interaction) {
    return (
      <AuthForm key="password" submitLabel={t('auth.proofGoOn')} onSubmit={password} within>
        <PasswordInput
          name="password"
          label={t('auth.password')}
          autoComplete="current-password"
          within
          autoFocus
        />
      </AuthForm>
    );
  }
  return (
    <AuthForm key="code" submitLabel={t('auth.verify')} onSubmit={code} within>
      <Field label={t('auth.code')} hint={t('auth.codeHint')}>
        <Input name="code" autoComplete="one-time-code" autoFocus />
      </Field>
    </AuthForm>
  );
}
