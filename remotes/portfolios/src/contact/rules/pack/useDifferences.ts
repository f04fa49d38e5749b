import type { RulePack } from '../../../api/types';
import { useLabel } from '../../words';
import { type Difference, differences } from './differ';
import { useCaseFacts } from './useCaseFacts';
import { useRuleFacts } from './useRuleFacts';

/** What differs between two versions of a pack. */
export function useDifferences(): (
  before: RulePack,
  after: RulePack,
) => Record<'rules' | 'cases', Difference[]> {
  const label = useLabel();
  const ofRules = useRuleFacts().facts;
  const ofCases = useCaseFacts().facts;
  return (before, after) => ({
    rules: differences(before.rules, after.rules, {
      keyOf: ({ id }) => id,
      nameOf: ({ text }) => label(text),
      factsOf: ofRules,
    }),
    cases: differences(before.cases, after.cases, {
      keyOf: ({ name }) => name,
      nameOf: ({ name }) => name,
      factsOf: ofCases,
    }),
  });
}
