import { LANGUAGES, useNavigate, useTranslation } from '@recobro/sdk';
import { useMemo } from 'react';
import { AI_AGENTS_SLOT } from '../areas/areas';
import { LANGUAGE_NAMES } from '../layout/languageNames';
import { useNavItems, useSettingsPages } from '../layout/useNavItems';
import { usePreferenceStore } from '../preferences/context';
import { THEMES } from '../preferences/preferences';
import { useFillers } from '../remotes/Slot';
import type { Command } from './command';

/** All that can be done from anywhere, apart from what is searched. */
export function useCommands(): Command[] {
  const pages = usePageCommands();
  const looks = useLookCommands();
  return useMemo(() => [...pages, ...looks], [pages, looks]);
}

function usePageCommands(): Command[] {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const lines = useNavItems();
  const settings = useSettingsPages();
  const agents = useFillers(AI_AGENTS_SLOT).length > 0;
  return useMemo(() => {
    const page = (to: string, title: string, hint?: string): Command => ({
      id: `page-${to}`,
      group: 'pages',
      title,
      hint,
      run: () => void navigate(to),
    });
    return [
      ...lines.filter(({ id }) => id !== 'settings').map(({ to, title }) => page(to, title)),
      ...settings
        .filter(({ id }) => id !== 'ai-agents' || agents)
        .map(({ to, title }) => page(to, title, t('nav.settings'))),
    ];
  }, [lines, settings, agents, t, navigate]);
}

function useLookCommands(): Command[] {
  const { t } = useTranslation();
  const store = usePreferenceStore();
  return useMemo(
    () => [
      ...THEMES.map(
        (theme): Command => ({
          id: `theme-${theme}`,
          group: 'theme',
          title: t(`preferences.themes.${theme}`),
          hint: t('preferences.theme'),
          run: () => store.choose('theme', theme),
        }),
      ),
      ...LANGUAGES.map(
        (language): Command => ({
          id: `language-${language}`,
          group: 'language',
          title: LANGUAGE_NAMES[language],
          hint: t('preferences.language'),
          run: () => store.choose('language', language),
        }),
      ),
    ],
    [t, store],
  );
}
