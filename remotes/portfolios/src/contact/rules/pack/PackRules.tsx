import { Button } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons';
import { useTranslation } from '@recobro/sdk';
import { ConfirmDialog, EmptyState, Section, StatusBadge } from '@recobro/sdk/ui';
import { lazy, Suspense, useState } from 'react';
import { useChangeDraft } from '../../../api/packs';
import type { ContactRule, RulePack } from '../../../api/types';
import { useLabel } from '../../words';
import { RowActs } from '../RowActs';
import { Meta, Row, Rows } from '../Rows';
import { Told } from '../Told';
import type { Editing } from './editing';
import { useRuleFacts } from './useRuleFacts';

const RulePanel = lazy(() => import('./RulePanel').then((code) => ({ default: code.RulePanel })));

/** Props of PackRules. */
interface PackRulesProps {
  pack: RulePack;
  /** Absent where nothing can be changed. */
  editing: Editing | undefined;
}

/** The rules of a version. */
export function PackRules({ pack, editing }: PackRulesProps) {
  const { t } = useTranslation('portfolios');
  const [chosen, setChosen] = useState<ContactRule | 'new'>();
  const [removing, setRemoving] = useState<ContactRule>();
  return (
    <Section
      title={t('packs.rules')}
      count={String(pack.rules.length)}
      flush
      actions={
        editing && (
          <Button size="small" icon={<AddRegular />} onClick={() => setChosen('new')}>
            {t('contactRules.add')}
          </Button>
        )
      }
    >
      {pack.rules.length === 0 && <EmptyState title={t('packs.noRules')} />}
      <Rows>
        {pack.rules.map((rule) => (
          <RuleRow key={rule.id} rule={rule} {...(editing && { onEdit: setChosen, onRemove: setRemoving })} />
        ))}
      </Rows>
      {editing && chosen && (
        <Suspense>
          <RulePanel
            editing={editing}
            rule={chosen === 'new' ? undefined : chosen}
            onClose={() => setChosen(undefined)}
          />
        </Suspense>
      )}
      {editing && <AskRemove editing={editing} rule={removing} onClose={() => setRemoving(undefined)} />}
    </Section>
  );
}

interface RuleRowProps {
  rule: ContactRule;
  onEdit?: (rule: ContactRule) => void;
  onRemove?: (rule: ContactRule) => void;
}

function RuleRow({ rule, onEdit, onRemove }: RuleRowProps) {
  const { t } = useTranslation('portfolios');
  const { terms } = useRuleFacts();
  const text = useLabel()(rule.text);
  const said = terms(rule).map(({ name, value }) => t('packs.fact', { name, value }));
  const acts = onEdit && onRemove && (
    <RowActs text={text} onEdit={() => onEdit(rule)} onRemove={() => onRemove(rule)} />
  );
  return (
    <Row aside={acts}>
      <Told rule={rule} />
      <Meta>{[t(`ruleKind.${rule.kind}`), ...said].join(' · ')}</Meta>
      {rule.needs_counsel && <StatusBadge tone="warning">{t('contactRules.needsCounsel')}</StatusBadge>}
    </Row>
  );
}

interface AskRemoveProps {
  editing: Editing;
  rule: ContactRule | undefined;
  onClose: () => void;
}

function AskRemove({ editing: { draft }, rule, onClose }: AskRemoveProps) {
  const { t } = useTranslation('portfolios');
  const label = useLabel();
  const change = useChangeDraft();
  return (
    <ConfirmDialog
      open={rule}
      title={t('contactRules.removing')}
      action={t('contactRules.remove')}
      onConfirm={(gone) => change(draft, { rules: draft.rules.filter(({ id }) => id !== gone.id) })}
      onClose={onClose}
    >
      {rule && label(rule.text)}
    </ConfirmDialog>
  );
}
