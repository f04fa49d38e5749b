import { Button } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons';
import { useTranslation } from '@recobro/sdk';
import { ConfirmDialog, EmptyState, ErrorState, Section } from '@recobro/sdk/ui';
import { lazy, Suspense, useState } from 'react';
import { useChangeDraft, useVerdicts } from '../../../api/packs';
import type { RuleCase, RulePack } from '../../../api/types';
import { Rows } from '../Rows';
import { CaseRow } from './CaseRow';
import type { Editing } from './editing';
import { useRuleNames } from './useRuleNames';

const CasePanel = lazy(() => import('./CasePanel').then((code) => ({ default: code.CasePanel })));

/** Props of PackCases. */
interface PackCasesProps {
  pack: RulePack;
  /** Absent where nothing can be changed. */
  editing: Editing | undefined;
}

/** The cases that a version has to decide as they say, with what its rules make of them. */
export function PackCases({ pack, editing }: PackCasesProps) {
  const { t } = useTranslation('portfolios');
  const verdicts = useVerdicts(pack, editing !== undefined);
  const names = useRuleNames(pack);
  const [chosen, setChosen] = useState<RuleCase | 'new'>();
  const [removing, setRemoving] = useState<RuleCase>();
  return (
    <Section
      title={t('packs.cases')}
      count={String(pack.cases.length)}
      flush
      actions={
        editing && (
          <Button size="small" icon={<AddRegular />} onClick={() => setChosen('new')}>
            {t('packs.addCase')}
          </Button>
        )
      }
    >
      {verdicts.error && <ErrorState error={verdicts.error} onRetry={() => void verdicts.refetch()} />}
      {pack.cases.length === 0 && <EmptyState title={t('packs.noCases')} reason={t('packs.noCasesReason')} />}
      <Rows>
        {pack.cases.map((one, at) => (
          <CaseRow
            key={`${at} ${one.name}`}
            one={one}
            names={names}
            trying={verdicts.isFetching}
            verdict={verdicts.data?.[at]}
            {...(editing && { onEdit: setChosen, onRemove: setRemoving })}
          />
        ))}
      </Rows>
      {editing && chosen && (
        <Suspense>
          <CasePanel
            editing={editing}
            one={chosen === 'new' ? undefined : chosen}
            onClose={() => setChosen(undefined)}
          />
        </Suspense>
      )}
      {editing && <AskRemove editing={editing} one={removing} onClose={() => setRemoving(undefined)} />}
    </Section>
  );
}

interface AskRemoveProps {
  editing: Editing;
  one: RuleCase | undefined;
  onClose: () => void;
}

function AskRemove({ editing: { draft }, one, onClose }: AskRemoveProps) {
  const { t } = useTranslation('portfolios');
  const change = useChangeDraft();
  return (
    <ConfirmDialog
      open={one}
      title={t('packs.removingCase')}
      action={t('contactRules.remove')}
      onConfirm={(gone) => change(draft, { cases: draft.cases.filter((each) => each !== gone) })}
      onClose={onClose}
    >
      {one?.name}
    </ConfirmDialog>
  );
}
