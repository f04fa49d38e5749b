import {
  Button,
  Input,
  MessageBar,
  MessageBarBody,
  MessageBarTitle,
  makeStyles,
  tokens,
} from '@fluentui/react-components';
import { CopyRegular } from '@fluentui/react-icons';
import { useToasts, useTranslation } from '@recobro/sdk';
import { ChoiceField, Form, TextField } from '@recobro/sdk/ui';
import { useState } from 'react';
import * as z from 'zod/mini';
import { EXPIRIES, type Expiry, useMakeApiKey } from './queries';

const useStyles = makeStyles({
  told: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: tokens.spacingVerticalL },
  key: { alignSelf: 'stretch' },
  text: { fontFamily: tokens.fontFamilyMonospace },
});

const schema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(100, 'long')),
  days: z.string(),
});

/** Names a key, chooses how long it lives, and shows it the one time that it is shown. */
export function NewApiKey({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const make = useMakeApiKey();
  const [key, setKey] = useState<string>();
  const submit = async ({ name, days }: z.infer<typeof schema>) => {
    const made = await make.mutateAsync({ name, expires_in_days: Number(days) as Expiry });
    setKey(made.key ?? '');
  };
  if (key) return <KeyToldOnce text={key} onClose={onClose} />;
  return (
    <Form
      schema={schema}
      values={{ name: '', days: '30' }}
      onSubmit={submit}
      submitLabel={t('settings.security.makeKey')}
      onCancel={onClose}
    >
      <TextField
        name="name"
        label={t('settings.security.keyName')}
        help={t('settings.security.keyNameHelp')}
        required
      />
      <ChoiceField
        name="days"
        label={t('settings.security.keyExpiry')}
        options={EXPIRIES.map((days) => ({
          value: String(days),
          label: t(`settings.security.expiries.${days}`),
        }))}
      />
    </Form>
  );
}

function KeyToldOnce({ text, onClose }: { text: string; onClose: () => void }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const toasts = useToasts();
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    toasts.success(t('settings.security.keyCopied'));
  };
  return (
    <div className={styles.told}>
      <MessageBar intent="warning" layout="multiline">
        <MessageBarBody>
          <MessageBarTitle>{t('settings.security.keyOnce')}</MessageBarTitle>
          {t('settings.security.keyOnceHint')}
        </MessageBarBody>
      </MessageBar>
      <Input
        readOnly
        className={styles.key}
        input={{ className: styles.text, dir: 'ltr' }}
        value={text}
        aria-label={t('settings.security.key')}
      />
      <Button appearance="primary" icon={<CopyRegular />} onClick={() => void copy()}>
        {t('settings.security.copyKey')}
      </Button>
      <Button onClick={onClose}>{t('settings.security.keyKept')}</Button>
    </div>
  );
}
