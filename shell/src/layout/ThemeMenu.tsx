import { Button } from '@fluentui/react-components';
import { DesktopRegular, WeatherMoonRegular, WeatherSunnyRegular } from '@fluentui/react-icons';
import { useTranslation } from '@recobro/sdk';
import { LazyMenu } from '@recobro/sdk/ui';
import { usePreferenceStore, usePreferences } from '../preferences/context';
import { THEMES, type ThemeChoice } from '../preferences/preferences';
import { useResolvedTheme } from '../preferences/useResolvedTheme';

const ICONS = { light: <WeatherSunnyRegular />, dark: <WeatherMoonRegular />, system: <DesktopRegular /> };

/** Light, dark, or as the operating system says. */
export function ThemeMenu() {
  const { t } = useTranslation();
  const store = usePreferenceStore();
  const { theme } = usePreferences();
  const resolved = useResolvedTheme();
  return (
    <LazyMenu
      checkedValues={{ theme: [theme] }}
      onCheckedValueChange={(_, { checkedItems }) => store.choose('theme', checkedItems[0] as ThemeChoice)}
      button={<Button appearance="subtle" icon={ICONS[resolved]} aria-label={t('preferences.theme')} />}
    >
      {({ MenuList, MenuItemRadio }) => (
        <MenuList>
          {THEMES.map((choice) => (
            <MenuItemRadio key={choice} name="theme" value={choice} icon={ICONS[choice]}>
              {t(`preferences.themes.${choice}`)}
            </MenuItemRadio>
          ))}
        </MenuList>
      )}
    </LazyMenu>
  );
}
