import { useTranslation } from '@recobro/sdk';
import {
  ChoiceField,
  choicesOf,
  DateField,
  FormPanel,
  ManyField,
  TextField,
  usePinned,
} from '@recobro/sdk/ui';
import { useMemo } from 'react';
import { useChangeDraft } from '../../../api/packs';
import type { RuleCase, RulePack } from '../../../api/types';
import { CHANNELS } from '../../dispositions/draft';
import { MAKERS } from '../../makers';
import { ALLOWED, type CaseDraft, caseDraftOf, caseOf, caseSchema, expectedBy } from './case';
import { EarlierField } from './EarlierField';
import { type Editing, sameIn, withOne } from './editing';
import { FLAGS, LABELS } from './rule';
import { useRuleNames } from './useRuleNames';
import { zoneOf, zonesFor } from './zones';

/** Props of CasePanel. */
interface CasePanelProps {
  editing: Editing;
  /** Absent for a new one. */
  one: RuleCase | undefined;
  onClose: () => void;
}

/** Adds a case to a draft, or changes one. */
export function CasePanel({ editing, one, onClose }: CasePanelProps) {
  const { value: draft = editing.draft, ready, renew } = usePinned(true, editing.draft, editing.reload);
  const { t } = useTranslation('portfolios');
  const change = useChangeDraft({ says: () => t('packs.caseSaved'), onDone: onClose });
  const known = sameIn(draft.cases, one, ({ name }) => name);
  const submit = (typed: CaseDraft) => change(draft, { cases: withOne(draft.cases, known, caseOf(typed)) });
  return (
    <FormPanel
      open={ready}
      title={t(known ? 'packs.editCase' : 'packs.addCase')}
      version={draft.version}
      schema={caseSchema}
      values={caseDraftOf(known, zoneOf(draft))}
      onSubmit={submit}
      submitLabel={t(known ? 'save' : 'packs.addCase')}
      onReload={() => void renew()}
      onClose={onClose}
    >
      <TextField name="name" label={t('fields.name')} help={t('packs.nameHelp')} required />
      <AskedFields draft={draft} />
      <ExpectedField draft={draft} known={known} />
    </FormPanel>
  );
}

/** The contact that a case asks about. */
function AskedFields({ draft }: { draft: RulePack }) {
  const { t } = useTranslation('portfolios');
  const zones = useMemo(() => zonesFor(draft).map((value) => ({ value, label: value })), [draft]);
  return (
    <>
      <DateField name="on" label={t('packs.on')} required />
      <TextField name="time" label={t('packs.time')} help={t('packs.timeHelp')} required />
      <ChoiceField name="zone" label={t('fields.timezone')} options={zones} none="" required />
      <ChoiceField name="channel" label={t('packs.channel')} options={choicesOf(t, 'channel', CHANNELS)} />
      <ChoiceField name="by" label={t('packs.maker')} options={choicesOf(t, 'maker', MAKERS)} />
      <ChoiceField name="label" label={t('packs.label')} options={choicesOf(t, 'phoneLabel', LABELS)} />
      <ManyField name="flags" label={t('packs.flagsOf')} options={choicesOf(t, 'flag', FLAGS)} />
      <ManyField
        name="consent"
        label={t('packs.consent')}
        options={[{ value: 'consent', label: t('packs.consented') }]}
      />
      <EarlierField />
    </>
  );
}

/** What has to come of it: leave, or the refusal of one rule. */
function ExpectedField({ draft, known }: { draft: RulePack; known: RuleCase | undefined }) {
  const { t } = useTranslation('portfolios');
  const names = useRuleNames(draft);
  const was = known ? expectedBy(known) : ALLOWED;
  if (was && was !== ALLOWED && !names.has(was)) names.set(was, was);
  const refused = [...names].map(([value, rule]) => ({ value, label: t('packs.refusedBy', { rule }) }));
  const options = [{ value: ALLOWED, label: t('packs.allowed') }, ...refused];
  return (
    <ChoiceField
      name="expects"
      label={t('packs.expects')}
      options={options}
      required
      {...(was === '' && { none: '' })}
    />
  );
}
