import { Button, Menu, MenuItemRadio, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components';
import { DesktopRegular, WeatherMoonRegular, WeatherSunnyRegular } from '@fluentui/react-icons';
import { useTranslation } from '@recobro/sdk';
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
    <Menu
      checkedValues={{ theme: [theme] }}
      onCheckedValueChange={(_, { checkedItems }) => store.choose('theme', checkedItems[0] as ThemeChoice)}
    >
      <MenuTrigger disableButtonEnhancement>
        <Button appearance="subtle" icon={ICONS[resolved]} aria-label={t('preferences.theme')} />
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {THEMES.map((choice) => (
            <MenuItemRadio key={choice} name="theme" value={choice} icon={ICONS[choice]}>
              {t(`preferences.themes.${choice}`)}
            </MenuItemRadio>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
