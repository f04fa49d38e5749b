import { beforeEach, describe, expect, it } from '@rstest/core';
import { writeCookie } from './cookies';
import { PreferenceStore } from './PreferenceStore';
import { acceptPreferences, type Preferences } from './preferences';

describe('preferences', () => {
  let saved: object[];
  let refuse: boolean;
  const signedIn = (chosen: Partial<Preferences> = {}) =>
    new PreferenceStore({
      chosen,
      language: 'pt',
      save: async (change) => {
        saved.push(change);
        if (refuse) throw new Error('no network');
      },
    });
  const cookie = (name: string) => document.cookie.includes(`${name}=`);

  beforeEach(() => {
    saved = [];
    refuse = false;
    localStorage.clear();
    for (const name of ['vite-ui-theme', 'vite-ui-language', 'font', 'dir', 'owned-preferences'])
      writeCookie(name, '', 0);
  });

  it('of display are kept by the server alone; those of the look by the browser too', () => {
    const preferences = signedIn();
    preferences.choose('page_size', 50);
    preferences.choose('theme', 'dark');
    expect(preferences.snapshot()).toMatchObject({ page_size: 50, theme: 'dark' });
    expect(saved).toEqual([{ page_size: 50 }, { theme: 'dark' }]);
    expect(cookie('vite-ui-theme')).toBe(true);
    expect(cookie('page_size')).toBe(false);
  });

  it('go back to their defaults one by one', () => {
    const preferences = signedIn({ sidebar: ['users'], density: 'compact', start_page: '/debtors' });
    preferences.reset('sidebar');
    preferences.reset('start_page');
    expect(preferences.snapshot()).toMatchObject({ sidebar: [], density: 'compact', start_page: '/' });
    expect(saved).toEqual([{ sidebar: null }, { start_page: null }]);
  });

  it('outside the lists are ignored', () => {
    const raw = { density: 'tiny', page_size: 7, sidebar: [1], start_page: 'https://example.org' };
    expect(acceptPreferences(raw)).toEqual({});
  });

  it('picked before sign-in go along with who signs in, and to the server once', async () => {
    const before = new PreferenceStore();
    before.choose('theme', 'dark');
    before.choose('language', 'en');
    expect(signedIn().snapshot()).toMatchObject({ theme: 'dark', language: 'en' });
    expect(saved).toEqual([{ theme: 'dark', language: 'en' }]);
    await Promise.resolve();
    signedIn({ theme: 'dark', language: 'en' });
    expect(saved).toHaveLength(1);
  });

  it('picked before sign-in are tried again when the server was not to be reached', async () => {
    new PreferenceStore().choose('font', 'manrope');
    refuse = true;
    signedIn();
    await Promise.resolve();
    expect(signedIn().snapshot().font).toBe('manrope');
    expect(saved).toEqual([{ font: 'manrope' }, { font: 'manrope' }]);
  });

  it('that the server knows win over what was picked here', () => {
    new PreferenceStore().choose('direction', 'rtl');
    expect(signedIn({ direction: 'ltr' }).snapshot().direction).toBe('ltr');
    expect(saved).toEqual([]);
    expect(signedIn().snapshot().direction).toBe('ltr');
    expect(saved).toEqual([]);
  });

  it('of one person are not the next one’s on the same browser', () => {
    signedIn().choose('theme', 'dark');
    expect(signedIn().snapshot()).toMatchObject({ theme: 'system', language: 'pt' });
    expect(new PreferenceStore().snapshot().theme).toBe('dark');
  });
});
