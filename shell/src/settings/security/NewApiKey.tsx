import { Button, Input, makeStyles, Radio, RadioGroup, tokens } from '@fluentui/react-components';
import { CopyRegular } from '@fluentui/react-icons';
import { useCan, useToasts, useTranslation } from '@recobro/sdk';
import {
  ChoiceField,
  choicesOf,
  Form,
  FormField,
  Notice,
  Skeletons,
  TextField,
  useFormValue,
} from '@recobro/sdk/ui';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useRead, useWrite } from '../../api/client';
import type { CreateKeyInputBody } from '../../api/schema.gen';
import { ScopePick } from './ScopePick';

const useStyles = makeStyles({
  told: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: tokens.spacingVerticalL },
  key: { alignSelf: 'stretch' },
  text: { fontFamily: tokens.fontFamilyMonospace },
});

const schema = z
  .object({
    name: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(100, 'long 100')),
    expires_in_days: z.string(),
    reach: z.enum(['all', 'some']),
    scopes: z.array(z.string()),
  })
  .check(
    z.refine(({ reach, scopes }) => reach === 'all' || scopes.length > 0, {
      error: 'required',
      path: ['scopes'],
    }),
  );

type Values = z.infer<typeof schema>;

/** How many days a key may live; 0 is for ever. */
type Expiry = CreateKeyInputBody['expires_in_days'];
const EXPIRIES = [1, 7, 30, 60, 90, 180, 365, 0] as const satisfies Expiry[];

const USUAL_DAYS = 30;

/** Names a key, chooses what it may do and how long it lives, and shows it the one time that it is shown. */
export function NewApiKey({ onClose }: { onClose: () => void }) {
  const make = useWrite('POST', '/api/v1/me/api-keys', { quiet: true, gcTime: 0 }); // only this answer ever has the key
  const [key, setKey] = useState<string>();
  const enabled = useCan()('core.security:read'); // not everybody may read it
  const security = useRead('/api/v1/tenant/security', {}, { enabled });
  const submit = async ({ name, expires_in_days, reach, scopes }: Values) => {
    const days = Number(expires_in_days) as Expiry;
    const made = await make.mutateAsync({
      body: { name, expires_in_days: days, scopes: reach === 'some' ? scopes : [] },
    });
    setKey(made.key ?? '');
  };
  if (key) return <KeyShownOnce text={key} onClose={onClose} />;
  if (security.isLoading) return <Skeletons rows={3} when />;
  return <Draft most={security.data?.api_key_days ?? 0} onSubmit={submit} onClose={onClose} />;
}

interface DraftProps {
  /** So many days the company allows, as far as one may know; 0 for any. */
  most: number;
  onSubmit: (values: Values) => Promise<void>;
  onClose: () => void;
}

function Draft({ most, onSubmit, onClose }: DraftProps) {
  const { t } = useTranslation();
  const expiries = EXPIRIES.filter((days) => most === 0 || (days > 0 && days <= most));
  const usual = most === 0 ? USUAL_DAYS : Math.min(USUAL_DAYS, most);
  return (
    <Form
      schema={schema}
      values={{ name: '', expires_in_days: String(usual), reach: 'all', scopes: [] }}
      onSubmit={onSubmit}
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
        name="expires_in_days"
        label={t('settings.security.keyExpiry')}
        {...(most > 0 ? { help: t('settings.security.keyMost', { count: most }) } : {})}
        options={choicesOf(t, 'settings.security.expiries', expiries.map(String))}
      />
      <Reach />
    </Form>
  );
}

/** Everything that one may do oneself, or some of it. */
function Reach() {
  const { t } = useTranslation();
  const some = useFormValue<Values['reach']>('reach') === 'some';
  return (
    <>
      <FormField name="reach" label={t('settings.security.scopes')}>
        {({ ref: _, onChange, ...control }) => (
          <RadioGroup {...control} onChange={(_, { value }) => onChange(value)}>
            <Radio value="all" label={t('settings.security.scopesAll')} />
            <Radio value="some" label={t('settings.security.scopesSome')} />
          </RadioGroup>
        )}
      </FormField>
      {some && (
        <FormField name="scopes" label={t('settings.security.scopesPick')} required>
          {({ ref: _, ...control }) => <ScopePick {...control} />}
        </FormField>
      )}
    </>
  );
}

function KeyShownOnce({ text, onClose }: { text: string; onClose: () => void }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const toasts = useToasts();
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    toasts.success(t('settings.security.keyCopied'));
  };
  return (
    <div className={styles.told}>
      <Notice intent="warning" layout="multiline" title={t('settings.security.keyOnce')}>
        {t('settings.security.keyOnceHint')}
      </Notice>
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
