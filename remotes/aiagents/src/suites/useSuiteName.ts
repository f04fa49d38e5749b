import { useTranslation } from '@recobro/sdk';

/** What a suite is called: those that come with the product have words of their own. */
export function useSuiteName() {
  const { t } = useTranslation('aiagents');
  return ({ id, name }: { id: string; name: string }) =>
    id === 'law' || id === 'collection' ? t(`suites.${id}`) : name;
}
