import { of, useTranslation } from '@recobro/sdk';
import {
  ChoiceField,
  choicesOf,
  FormPanel,
  LongTextField,
  NumberField,
  TextField,
  TickField,
  useFormValue,
} from '@recobro/sdk/ui';
import * as z from 'zod/mini';
import { useWrite } from '../api/client';
import type { Trunk } from '../api/types';

const TRANSPORTS = ['udp', 'tcp', 'tls'] as const;
const SEALS = ['off', 'optional', 'required'] as const;
const LAWS = ['a', 'u'] as const;

const line = (most: number) => z.string().check(z.trim(), z.maxLength(most, `long ${most}`));

const schema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(80, 'long 80')),
  host: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(253, 'long 253')),
  port: z.number('required'),
  transport: z.enum(TRANSPORTS),
  username: line(128),
  password: line(128),
  register: z.boolean(),
  domain: line(253),
  sources: z.string(),
  seal: z.enum(SEALS),
  law: z.enum(LAWS),
  ca: line(20_000),
  most_calls: z.number('required'),
  most_per_second: z.number('required'),
  place: z.number('required'),
  is_on: z.boolean(),
});

type Draft = z.infer<typeof schema>;

const EMPTY: Draft = {
  name: '',
  host: '',
  port: 0,
  transport: 'udp',
  username: '',
  password: '',
  register: false,
  domain: '',
  sources: '',
  seal: 'off',
  law: 'a',
  ca: '',
  most_calls: 30,
  most_per_second: 5,
  place: 0,
  is_on: true,
};

/** Adds or changes a trunk. The password is never shown: left empty, the one that is kept stays. */
export function TrunkPanel({ known, onClose }: { known?: Trunk | undefined; onClose: () => void }) {
  const { t } = useTranslation('calls');
  const told = { quiet: true, says: ({ name }: Trunk) => t('trunks.saved', { name }), onSuccess: onClose };
  const add = useWrite('POST', '/api/v1/trunks', told);
  const change = useWrite('PUT', '/api/v1/trunks/{id}', told);
  const submit = ({ sources, password, ...terms }: Draft) => {
    const body = {
      ...terms,
      sources: sources.split(/[\s,]+/).filter(Boolean),
      ...(password && { password }),
      session_seconds: known?.session_seconds ?? 1800,
      keepalive_seconds: known?.keepalive_seconds ?? 30,
      refers: known?.refers ?? false,
    };
    return known ? change.mutateAsync({ ...of(known), body }) : add.mutateAsync({ body });
  };
  const values = known ? { ...EMPTY, ...pick(known), sources: known.sources.join('\n') } : EMPTY;
  return (
    <FormPanel
      open
      title={known ? t('trunks.edit', { name: known.name }) : t('trunks.add')}
      version={known?.id}
      schema={schema}
      values={values}
      onSubmit={submit}
      submitLabel={t('save')}
      onClose={onClose}
    >
      <TextField name="name" label={t('trunks.name')} required />
      <TextField name="host" label={t('trunks.host')} help={t('trunks.hostHelp')} required />
      <NumberField name="port" label={t('trunks.port')} help={t('trunks.portHelp')} max={65535} />
      <ChoiceField
        name="transport"
        label={t('trunks.transport')}
        options={TRANSPORTS.map((value) => ({ value, label: value.toUpperCase() }))}
      />
      <Authority />
      <TextField name="domain" label={t('trunks.domain')} help={t('trunks.domainHelp')} />
      <TextField name="username" label={t('trunks.username')} help={t('trunks.usernameHelp')} />
      <TextField
        name="password"
        type="password"
        label={t('trunks.password')}
        help={known?.has_password ? t('trunks.passwordKept') : undefined}
      />
      <TickField name="register" label={t('trunks.register')} says={t('trunks.registerHelp')} />
      <LongTextField name="sources" label={t('trunks.sources')} help={t('trunks.sourcesHelp')} />
      <ChoiceField name="seal" label={t('trunks.seal')} options={choicesOf(t, 'trunks.seals', SEALS)} />
      <ChoiceField name="law" label={t('trunks.law')} options={choicesOf(t, 'trunks.laws', LAWS)} />
      <NumberField name="most_calls" label={t('trunks.mostCalls')} max={5000} />
      <NumberField name="most_per_second" label={t('trunks.mostPerSecond')} max={500} />
      <NumberField name="place" label={t('trunks.place')} help={t('trunks.placeHelp')} max={1_000} />
      <TickField name="is_on" label={t('trunks.isOn')} says={t('trunks.isOnHelp')} />
    </FormPanel>
  );
}

/** By whom the certificate is vouched for, where the transport has one. */
function Authority() {
  const { t } = useTranslation('calls');
  if (useFormValue<Draft['transport']>('transport') !== 'tls') return null;
  return <LongTextField name="ca" label={t('trunks.ca')} help={t('trunks.caHelp')} />;
}

function pick(trunk: Trunk): Partial<Draft> {
  const { name, host, port, transport, username, register, domain, seal, law, ca } = trunk;
  const { most_calls, most_per_second, place, is_on } = trunk;
  return {
    name,
    host,
    port,
    transport,
    username,
    register,
    domain,
    seal,
    law,
    ca,
    most_calls,
    most_per_second,
    place,
    is_on,
  };
}
