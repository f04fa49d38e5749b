import { describe, expect, it } from '@rstest/core';
import { contrast } from './contrast.testing';
import { themeFor } from './themes';

describe('themes', () => {
  for (const mode of ['light', 'dark'] as const) {
    const theme = themeFor(mode, 'inter');

    it(`${mode}: text in the brand colour is readable on page and card`, () => {
      for (const ground of [theme.colorNeutralBackground1, theme.colorNeutralBackground2]) {
        expect(contrast(theme.colorBrandForeground1, ground)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(theme.colorBrandForegroundLink, ground)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(theme.colorCompoundBrandForeground1, ground)).toBeGreaterThanOrEqual(4.5);
      }
    });

    it.each(['Success', 'Warning', 'Danger'] as const)(`${mode}: a badge of %s is readable`, (state) => {
      const ratio = contrast(
        theme[`colorStatus${state}Foreground1`],
        theme[`colorStatus${state}Background1`],
      );
      expect(ratio).toBeGreaterThanOrEqual(4.5);
    });

    it(`${mode}: a badge without a colour is readable, and stands out of its card`, () => {
      expect(contrast(theme.colorNeutralForeground3, theme.colorNeutralBackground4)).toBeGreaterThanOrEqual(
        4.5,
      );
    });

    it(`${mode}: what cannot be undone is readable on its button, in every state`, () => {
      const grounds = [
        theme.colorStatusDangerBackground3,
        theme.colorStatusDangerBackground3Hover,
        theme.colorStatusDangerBackground3Pressed,
      ];
      for (const ground of grounds) {
        expect(contrast(theme.colorNeutralForegroundOnBrand, ground)).toBeGreaterThanOrEqual(4.5);
      }
    });

    it(`${mode}: a primary button's word is readable in every state`, () => {
      const grounds = [
        theme.colorBrandBackground,
        theme.colorBrandBackgroundHover,
        theme.colorBrandBackgroundPressed,
      ];
      for (const ground of grounds) {
        expect(contrast(theme.colorNeutralForegroundOnBrand, ground)).toBeGreaterThanOrEqual(4.5);
      }
    });
  }
});
