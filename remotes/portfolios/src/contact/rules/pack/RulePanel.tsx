import { useTranslation } from '@recobro/sdk';
import {
  ChoiceField,
  choicesOf,
  FormPanel,
  LongTextField,
  ManyField,
  TextField,
  usePinned,
} from '@recobro/sdk/ui';
import { useChangeDraft } from '../../../api/packs';
import type { ContactRule } from '../../../api/types';
import { CHANNELS } from '../../dispositions/draft';
import { MAKERS } from '../../makers';
import { type Editing, sameIn, withOne } from './editing';
import { RuleFields } from './RuleFields';
import { PACK_KINDS, type PackRuleDraft, packDraftOf, packRuleOf, packRuleSchema } from './rule';

/** Props of RulePanel. */
interface RulePanelProps {
  editing: Editing;
  /** Absent for a new one. */
  rule: ContactRule | undefined;
  onClose: () => void;
}

/** Adds a rule to a draft, or changes one. */
export function RulePanel({ editing, rule, onClose }: RulePanelProps) {
  const { value: draft = editing.draft, ready, renew } = usePinned(true, editing.draft, editing.reload);
  const { t } = useTranslation('portfolios');
  const change = useChangeDraft({ says: () => t('contactRules.saved'), onDone: onClose });
  const known = sameIn(draft.rules, rule, ({ id }) => id);
  const submit = (typed: PackRuleDraft) =>
    change(draft, { rules: withOne(draft.rules, known, packRuleOf(typed)) });
  return (
    <FormPanel
      open={ready}
      title={t(known ? 'contactRules.edit' : 'contactRules.add')}
      version={draft.version}
      schema={packRuleSchema}
      values={packDraftOf(known, draft.country)}
      onSubmit={submit}
      submitLabel={t(known ? 'save' : 'contactRules.add')}
      onReload={() => void renew()}
      onClose={onClose}
    >
      <SaidFields named={known !== undefined} />
      <ChoiceField
        name="kind"
        label={t('contactRules.kind')}
        options={choicesOf(t, 'ruleKind', PACK_KINDS)}
      />
      <RuleFields />
      <ManyField
        name="channels"
        label={t('outcomes.channels')}
        help={t('outcomes.channelsHelp')}
        options={choicesOf(t, 'channel', CHANNELS)}
      />
      <ManyField
        name="by"
        label={t('packs.by')}
        help={t('packs.byHelp')}
        options={choicesOf(t, 'maker', MAKERS)}
      />
    </FormPanel>
  );
}

/** What a rule says, and where that is written. */
function SaidFields({ named }: { named: boolean }) {
  const { t } = useTranslation('portfolios');
  return (
    <>
      <LongTextField name="es" label={t('outcomes.es')} help={t('contactRules.textHelp')} required />
      <LongTextField name="en" label={t('outcomes.en')} required />
      <LongTextField name="pt" label={t('outcomes.pt')} required />
      {!named && <TextField name="id" label={t('fields.code')} help={t('packs.codeHelp')} required />}
      <LongTextField name="source" label={t('packs.source')} help={t('packs.sourceHelp')} />
      <ManyField
        name="counsel"
        label={t('packs.counsel')}
        options={[{ value: 'counsel', label: t('contactRules.needsCounsel') }]}
      />
    </>
  );
}
