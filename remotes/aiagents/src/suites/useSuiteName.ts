import { useTranslation } from '@recobro/sdk';
import type { Suite } from '../api/types';

/** What a suite is called: those that come with the product, or that it keeps, have words of their own. */
export function useSuiteName() {
  const { t } = useTranslation('aiagents');
  return ({ id, name, purpose = '' }: { id: string; name: string; purpose?: Suite['purpose'] }) => {
    if (purpose) return t(`suites.${purpose}`);
    return id === 'law' || id === 'collection' ? t(`suites.${id}`) : name;
  };
}
