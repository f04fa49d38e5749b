import { useTranslation } from '@recobro/sdk';
import type { Result } from '../api/types';

/** What a case is called; simulated debtors are called after their persona, with their number. */
export function useCaseTitle() {
  const { t } = useTranslation('aiagents');
  return ({ case_key, title, persona }: Pick<Result, 'case_key' | 'title' | 'persona'>) =>
    case_key.startsWith('batch/') ? `${t(`persona.${persona}`)} ${Number(case_key.slice(6)) + 1}` : title;
}
