import { of, useTranslation } from '@recobro/sdk';
import {
  ChoiceField,
  choicesOf,
  FormPanel,
  LongTextField,
  NumberField,
  PeopleField,
  TextField,
  TickField,
  useFormValue,
} from '@recobro/sdk/ui';
import { AgentFields } from '../agents/AgentFields';
import { useWrite } from '../api/client';
import type { Inbox, InboxOpened } from '../api/types';
import { CHANNELS } from '../inbox/filters';
import { CHANNEL_FORMS } from './channels';
import { fieldOf, type InboxDraft, inboxBody, inboxDraft, inboxSchema } from './inboxForm';

/** Props of InboxPanel. */
export interface InboxPanelProps {
  known?: Inbox | undefined;
  /** It is connected: what its provider has to be told. */
  onConnected: (made: InboxOpened) => void;
  onClose: () => void;
}

/** Connects an inbox, once its provider has shown that it is ours, or changes one. A key is never shown: left empty, the one that is kept stays. */
export function InboxPanel({ known, onConnected, onClose }: InboxPanelProps) {
  const { t } = useTranslation('chats');
  const connect = useWrite('POST', '/api/v1/inboxes', { quiet: true, onSuccess: onConnected });
  const change = useWrite('PUT', '/api/v1/inboxes/{id}', {
    quiet: true,
    says: ({ name }) => t('inboxes.saved', { name }),
    onSuccess: onClose,
  });
  const submit = (draft: InboxDraft) => {
    const body = inboxBody(draft, known);
    if (known) return change.mutateAsync({ ...of(known), body });
    const { channel, sign } = draft;
    return connect.mutateAsync({ body: { ...body, channel, ...(sign && { sign }) } });
  };
  return (
    <FormPanel
      open
      title={known ? t('inboxes.edit', { name: known.name }) : t('inboxes.connect')}
      version={known?.id}
      schema={inboxSchema(known)}
      values={inboxDraft(known)}
      onSubmit={submit}
      submitLabel={t(known ? 'save' : 'inboxes.prove')}
      onClose={onClose}
    >
      {!known && (
        <ChoiceField
          name="channel"
          label={t('inboxes.channel')}
          options={choicesOf(t, 'channel', CHANNELS)}
        />
      )}
      <TextField name="name" label={t('inboxes.name')} help={t('inboxes.nameHelp')} required />
      <Credentials known={known} />
      <PeopleField
        name="members"
        label={t('inboxes.members')}
        help={t('inboxes.membersHelp')}
        none={t('inboxes.noMembers')}
      />
      <TickField name="assigns" label={t('inboxes.assigns')} says={t('inboxes.assignsHelp')} />
      <NumberField
        name="capacity"
        label={t('inboxes.capacity')}
        help={t('inboxes.capacityHelp')}
        max={1_000}
      />
      <NumberField
        name="first_minutes"
        label={t('inboxes.first')}
        help={t('inboxes.firstHelp')}
        max={10_080}
      />
      <NumberField
        name="solve_minutes"
        label={t('inboxes.solve')}
        help={t('inboxes.solveHelp')}
        max={100_800}
      />
      <AgentFields />
      <TickField name="asks_rating" label={t('inboxes.rating')} says={t('inboxes.ratingHelp')} />
      <TickField name="is_on" label={t('inboxes.isOn')} says={t('inboxes.isOnHelp')} />
    </FormPanel>
  );
}

/** What the chosen way of writing is connected by. */
function Credentials({ known }: { known: Inbox | undefined }) {
  const { t } = useTranslation('chats');
  const channel = useFormValue<Inbox['channel']>('channel');
  const { settings, secret, sign } = CHANNEL_FORMS[channel];
  return (
    <>
      {settings.map(({ name, required, long }) => {
        const Field = long ? LongTextField : TextField;
        const label = t(`setting.${name}`);
        return (
          <Field
            key={name}
            name={fieldOf(name)}
            label={label}
            help={t(`settingHelp.${name}`)}
            required={required}
          />
        );
      })}
      {secret && (
        <TextField
          name="secret"
          type="password"
          label={t(`secret.${channel}`)}
          help={t(known?.has_secret ? 'inboxes.secretKept' : `secretHelp.${channel}`)}
          required={!known?.has_secret}
        />
      )}
      {sign && !known && (
        <TextField name="sign" type="password" label={t('inboxes.sign')} help={t('inboxes.signHelp')} />
      )}
    </>
  );
}
