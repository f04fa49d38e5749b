import { usePacks } from '../../../api/packs';
import type { RulePack } from '../../../api/types';
import { useLabel } from '../../words';

/** What the rules are called that may decide on a pack's cases, by their ids: its own, and the product's. */
export function useRuleNames(pack: RulePack): Map<string, string> {
  const label = useLabel();
  const house = usePacks().data?.find(({ country }) => country === '')?.rules ?? [];
  return new Map([...pack.rules, ...house].map(({ id, text }) => [id, label(text)]));
}
