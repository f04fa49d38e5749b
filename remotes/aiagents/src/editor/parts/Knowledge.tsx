import { Text } from '@fluentui/react-components';
import { useCan, useLanguage, useTranslation } from '@recobro/sdk';
import { useRead } from '../../api/client';
import type { HelpCategory, HelpPortal } from '../../api/types';
import { useDraft } from '../useDraft';
import { Picked } from './Picked';

/** Where it looks things up: the portals of the help center, and where not all of it, which of their categories. */
export function Knowledge() {
  const { t } = useTranslation('aiagents');
  const can = useCan();
  const language = useLanguage();
  const { spec } = useDraft();
  const mayPortals = can('helpcenter.portals:read');
  const mayCategories = can('helpcenter.categories:read');
  const portals = useRead('/api/v1/help-portals', {}, { enabled: mayPortals, quiet: true });
  const categories = useRead('/api/v1/help-categories', {}, { enabled: mayCategories, quiet: true });
  const nameOf = (id: string) => portals.data?.find((one: HelpPortal) => one.id === id)?.name ?? '';
  const titleOf = ({ titles, slug }: HelpCategory) => titles[language] ?? Object.values(titles)[0] ?? slug;
  const chosen = (one: HelpCategory) =>
    spec.knowledge.portals.includes(one.portal_id) || spec.knowledge.categories.includes(one.id);
  return (
    <>
      <Text>{t('knowledgeWhy')}</Text>
      <Picked
        path="knowledge.portals"
        label={t('part.portals')}
        read={mayPortals ? portals : undefined}
        choices={(all) => all.map(({ id, name }) => ({ value: id, label: name }))}
        none={t('pick.noPortals')}
      />
      <Picked
        path="knowledge.categories"
        label={t('part.categories')}
        help={t('pick.all')}
        read={mayCategories ? categories : undefined}
        choices={(all) =>
          all.filter(chosen).map((one) => ({
            value: one.id,
            label: [nameOf(one.portal_id), titleOf(one)].filter(Boolean).join(' · '),
          }))
        }
        none={t('pick.noCategories')}
      />
    </>
  );
}
