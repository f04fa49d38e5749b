import { Button, makeStyles, Text, Textarea, tokens } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import { Choose, choicesOf, Section } from '@recobro/sdk/ui';
import { useState } from 'react';
import { useWrite } from '../api/client';
import { REASONS, type Reason } from '../api/types';

const useStyles = makeStyles({
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
  form: { display: 'grid', gap: tokens.spacingVerticalS, maxWidth: '480px' },
});

type Step = 'ask' | 'why' | 'thanks';

/** Whether an article helped, and if not, why. */
export function Helped({ id }: { id: string }) {
  const { t } = useTranslation('helpcenter');
  const styles = useStyles();
  const [step, setStep] = useState<Step>('ask');
  const rate = useWrite('PUT', '/api/v1/articles/{id}/feedback', { onSuccess: () => setStep('thanks') });
  return (
    <Section title={t('helped')}>
      {step === 'thanks' && <Text role="status">{t('thanks')}</Text>}
      {step === 'ask' && (
        <div className={styles.line}>
          <Button onClick={() => rate.mutate({ path: { id }, body: { helpful: true } })}>{t('yes')}</Button>
          <Button onClick={() => setStep('why')}>{t('no')}</Button>
        </div>
      )}
      {step === 'why' && (
        <Why
          onSend={(reason, text) => rate.mutate({ path: { id }, body: { helpful: false, reason, text } })}
        />
      )}
    </Section>
  );
}

function Why({ onSend }: { onSend: (reason: Reason, text: string) => void }) {
  const { t } = useTranslation('helpcenter');
  const styles = useStyles();
  const [reason, setReason] = useState<Reason>('unclear');
  const [text, setText] = useState('');
  return (
    <div className={styles.form}>
      <Choose
        aria-label={t('why')}
        value={reason}
        choices={choicesOf(t, 'reason', REASONS)}
        onChoose={setReason}
      />
      <Textarea
        aria-label={t('whyText')}
        value={text}
        maxLength={500}
        onChange={(_, typed) => setText(typed.value)}
      />
      <Button onClick={() => onSend(reason, text.trim())}>{t('send')}</Button>
    </div>
  );
}
