import { createDarkTheme, createLightTheme, type Theme } from '@fluentui/react-components';
import type { Font } from '../preferences/preferences';
import { brand } from './brand';

const SYSTEM = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', sans-serif";

const FAMILIES: Record<Font, string> = {
  inter: `'Inter Variable', ${SYSTEM}`,
  manrope: `'Manrope Variable', ${SYSTEM}`,
  system: SYSTEM,
};

/** The theme for a resolved mode and a font. */
export function themeFor(mode: 'light' | 'dark', font: Font): Theme {
  const family = FAMILIES[font];
  const base = mode === 'dark' ? darkTheme() : createLightTheme(brand);
  return { ...base, fontFamilyBase: family, fontFamilyNumeric: family };
}

/** Fluent's dark theme uses shades of the brand that miss AA on our ramp: two steps lighter reach it. */
function darkTheme(): Theme {
  return {
    ...createDarkTheme(brand),
    colorBrandForeground1: brand[120],
    colorBrandForeground2: brand[130],
    colorBrandForegroundLink: brand[120],
    colorBrandForegroundLinkHover: brand[130],
    colorBrandForegroundLinkPressed: brand[110],
    colorBrandForegroundLinkSelected: brand[120],
    colorCompoundBrandForeground1: brand[120],
    colorCompoundBrandForeground1Hover: brand[130],
    colorCompoundBrandForeground1Pressed: brand[110],
    colorNeutralForeground2BrandHover: brand[120],
    colorNeutralForeground2BrandSelected: brand[120],
    colorNeutralForeground3BrandHover: brand[120],
    colorNeutralForeground3BrandSelected: brand[120],
    // Fluent's own is darker than the surface it stands on: what is chosen would look like a hole.
    colorBrandBackground2: brand[50],
    colorBrandBackground2Hover: brand[60],
    colorBrandBackground2Pressed: brand[40],
    colorBrandBackground: brand[80],
    colorBrandBackgroundHover: brand[70],
    colorBrandBackgroundPressed: brand[50],
    colorBrandBackgroundSelected: brand[70],
  };
}
