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
import { useWrite } from '../api/client';
import type { Trunk } from '../api/types';
import { LAWS, SEALS, TRANSPORTS, type TrunkDraft, trunkBody, trunkDraft, trunkSchema } from './trunkForm';

/** Adds or changes a trunk. The password is never shown: left empty, the one that is kept stays. */
export function TrunkPanel({ known, onClose }: { known?: Trunk | undefined; onClose: () => void }) {
  const { t } = useTranslation('calls');
  const told = { quiet: true, says: ({ name }: Trunk) => t('trunks.saved', { name }), onSuccess: onClose };
  const add = useWrite('POST', '/api/v1/trunks', told);
  const change = useWrite('PUT', '/api/v1/trunks/{id}', told);
  const submit = (draft: TrunkDraft) => {
    const body = trunkBody(draft, known);
    return known ? change.mutateAsync({ ...of(known), body }) : add.mutateAsync({ body });
  };
  return (
    <FormPanel
      open
      title={known ? t('trunks.edit', { name: known.name }) : t('trunks.add')}
      version={known?.id}
      schema={trunkSchema}
      values={trunkDraft(known)}
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
      <NumberField
        name="answer_seconds"
        label={t('trunks.answerSeconds')}
        help={t('trunks.answerSecondsHelp')}
        min={10}
        max={180}
      />
      <NumberField
        name="session_seconds"
        label={t('trunks.sessionSeconds')}
        help={t('trunks.sessionSecondsHelp')}
        max={86_400}
      />
      <NumberField
        name="keepalive_seconds"
        label={t('trunks.keepaliveSeconds')}
        help={t('trunks.keepaliveSecondsHelp')}
        max={3_600}
      />
      <NumberField name="place" label={t('trunks.place')} help={t('trunks.placeHelp')} max={1_000} />
      <TickField name="is_on" label={t('trunks.isOn')} says={t('trunks.isOnHelp')} />
    </FormPanel>
  );
}

/** By whom the certificate is vouched for, where the transport has one. */
function Authority() {
  const { t } = useTranslation('calls');
  if (useFormValue<TrunkDraft['transport']>('transport') !== 'tls') return null;
  return <LongTextField name="ca" label={t('trunks.ca')} help={t('trunks.caHelp')} />;
}
