import { Text } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import { WordList } from '../fields';

/** Where it looks things up. */
export function Knowledge() {
  const { t } = useTranslation('aiagents');
  return (
    <>
      <Text>{t('knowledgeWhy')}</Text>
      <WordList path="knowledge.portals" label={t('part.portals')} help={t('commas')} />
      <WordList path="knowledge.categories" label={t('part.categories')} help={t('commas')} />
    </>
  );
}
