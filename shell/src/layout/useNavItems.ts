import { titleIn, useCan, useLanguage, useTranslation } from '@recobro/sdk';
import { useMemo, useSyncExternalStore } from 'react';
import type { NavItem } from '../app/boot';
import { useServices } from '../app/servicesContext';
import { usePreferences } from '../preferences/context';
import { SETTINGS_PAGES } from '../settings/pages';
import { OWN_PAGES, type OwnPage } from './ownPages';

export type NavGroup = NavItem['group'];

/** A line of the sidebar in the user's language. */
export interface NavLine extends Pick<NavItem, 'id' | 'group' | 'icon' | 'to' | 'order'> {
  title: string;
}

export const NAV_GROUPS: NavGroup[] = ['work', 'records', 'team', 'system'];

/** The order in which the sidebar is read, which is that of every list of the lines. */
function byPlace(a: NavLine, b: NavLine): number {
  return NAV_GROUPS.indexOf(a.group) - NAV_GROUPS.indexOf(b.group) || (a.order ?? 0) - (b.order ?? 0);
}

/** Lines of the sidebar, of the shell and of every module that is on, as far as the user's permissions go. */
export const useNavItems = () => useLines(OWN_PAGES, NAV_GROUPS);

/** The pages of the settings likewise. */
export const useSettingsPages = () => useLines(SETTINGS_PAGES, SETTINGS);

const SETTINGS: NavGroup[] = ['settings'];

function useLines(pages: OwnPage[], groups: NavGroup[]): NavLine[] {
  const { t } = useTranslation();
  const { remotes } = useServices();
  const language = useLanguage();
  const can = useCan();
  const modules = useSyncExternalStore(remotes.subscribe, remotes.entries);
  return useMemo(() => {
    const own = pages.map(({ key, ...page }) => ({ ...page, title: t(key) }));
    const theirs = modules.flatMap(({ id, ui }) =>
      (ui.nav ?? []).map((item) => ({
        ...item,
        id: `${id}.${item.id}`,
        title: titleIn(item.title, language),
      })),
    );
    return [...own, ...theirs]
      .filter(({ group, permission }) => groups.includes(group) && can(permission))
      .sort(byPlace);
  }, [pages, groups, modules, t, language, can]);
}

/** The line that the sidebar never hides: from there the others are brought back. */
export const ALWAYS_SHOWN = 'settings';

/** The lines that the user wants to see in the sidebar. */
export function useSidebarItems(): NavLine[] {
  const lines = useNavItems();
  const { sidebar } = usePreferences();
  return lines.filter(({ id }) => id === ALWAYS_SHOWN || !sidebar.includes(id));
}
