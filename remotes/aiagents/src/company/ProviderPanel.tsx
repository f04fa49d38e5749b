import { Input } from '@fluentui/react-components';
import { of, useTranslation } from '@recobro/sdk';
import {
  ChoiceField,
  choicesOf,
  FormField,
  FormPanel,
  TextField,
  TickField,
  useFormValue,
} from '@recobro/sdk/ui';
import { useWrite } from '../api/client';
import type { Provider } from '../api/types';
import { bodyOf, type Draft, draftOf, isOfVoice, KINDS, schema } from './providerForm';

/** Props of ProviderPanel. */
export interface ProviderPanelProps {
  known?: Provider | undefined;
  onClose: () => void;
}

const DAY = 10;

/** Connects a provider or changes one. Its key is never shown: left empty, the one that is kept stays. */
export function ProviderPanel({ known, onClose }: ProviderPanelProps) {
  const { t } = useTranslation('aiagents');
  const told = {
    quiet: true,
    says: ({ name }: Provider) => t('providers.saved', { name }),
    onSuccess: onClose,
  };
  const add = useWrite('POST', '/api/v1/ai-agents/providers', told);
  const change = useWrite('PUT', '/api/v1/ai-agents/providers/{id}', told);
  const submit = (draft: Draft) => {
    const body = bodyOf(draft, known, new Date().toISOString().slice(0, DAY));
    return known ? change.mutateAsync({ ...of(known), body }) : add.mutateAsync({ body });
  };
  return (
    <FormPanel
      open
      title={known ? t('providers.edit', { name: known.name }) : t('providers.connect')}
      version={known?.id}
      schema={schema}
      values={draftOf(known)}
      onSubmit={submit}
      submitLabel={t('save')}
      onClose={onClose}
    >
      {!known && (
        <ChoiceField
          name="kind"
          label={t('providers.kindOf')}
          options={choicesOf(t, 'providers.kind', KINDS)}
        />
      )}
      <TextField name="name" label={t('providers.name')} required />
      <ByKind known={known} />
      <Countries />
      <TickField name="is_on" label={t('providers.isOn')} says={t('providers.isOnHelp')} />
    </FormPanel>
  );
}

/** Whose words it may get; a server of tools gets none. */
function Countries() {
  const { t } = useTranslation('aiagents');
  if (useFormValue<Provider['kind']>('kind') === 'mcp') return null;
  return <TextField name="countries" label={t('providers.countries')} help={t('providers.countriesHelp')} />;
}

/** What a provider of the kind is reached by. */
function ByKind({ known }: { known: Provider | undefined }) {
  const { t } = useTranslation('aiagents');
  const kind = useFormValue<Provider['kind']>('kind');
  const hasVoice = isOfVoice(kind);
  const serves = kind === 'mcp';
  return (
    <>
      {(hasVoice || serves || kind === 'openai_compatible') && (
        <TextField
          name="url"
          label={t('providers.url')}
          help={t(serves ? 'toolUrl' : 'providers.urlHelp')}
          required={serves}
        />
      )}
      <TextField
        name="key"
        type="password"
        leftOut
        label={t('providers.key')}
        help={t(known?.last4 ? 'providers.keyKept' : 'providers.keyHelp', { last4: known?.last4 })}
      />
      {!serves && (hasVoice ? <VoiceModels kind={kind} /> : <TextModel />)}
    </>
  );
}

/** The model that writes, and its price. */
function TextModel() {
  const { t } = useTranslation('aiagents');
  return (
    <>
      <TextField name="model" label={t('providers.model')} help={t('providers.modelHelp')} required />
      <Dollars name="price_in" label={t('providers.priceIn')} help={t('providers.priceHelp')} />
      <Dollars name="price_out" label={t('providers.priceOut')} help={t('providers.priceHelp')} />
    </>
  );
}

/** The models that hear and speak, and their prices; one that writes while it hears does not speak. */
function VoiceModels({ kind }: { kind: Provider['kind'] }) {
  const { t } = useTranslation('aiagents');
  const follows = kind === 'realtime';
  return (
    <>
      <TextField
        name="hearing_model"
        label={t('providers.hearing')}
        help={t(follows ? 'providers.followingHelp' : 'providers.hearingHelp')}
        required={follows}
      />
      <Dollars name="price_minute" label={t('providers.priceMinute')} help={t('providers.priceMinuteHelp')} />
      {!follows && (
        <>
          <TextField name="speech_model" label={t('providers.speech')} help={t('providers.speechHelp')} />
          <Dollars
            name="price_character"
            label={t('providers.priceCharacter')}
            help={t('providers.priceCharacterHelp')}
          />
        </>
      )}
    </>
  );
}

/** Dollars with their fractions: prices of models are small. */
function Dollars(props: { name: string; label: string; help: string }) {
  return (
    <FormField {...props}>
      {({ value, onChange, ...control }) => (
        <Input
          {...control}
          type="number"
          inputMode="decimal"
          min={0}
          step="any"
          contentAfter="USD"
          value={Number.isFinite(value) ? String(value) : ''}
          onChange={(_, { value: typed }) => onChange(typed === '' ? 0 : Number(typed))}
        />
      )}
    </FormField>
  );
}
