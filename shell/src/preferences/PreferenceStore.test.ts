import { beforeEach, describe, expect, it } from '@rstest/core';
import { PreferenceStore } from './PreferenceStore';
import { acceptPreferences } from './preferences';

describe('preferences', () => {
  let saved: object[];
  const store = (server = {}) => new PreferenceStore(server, (change) => saved.push(change));
  const cookie = (name: string) => document.cookie.includes(`${name}=`);

  beforeEach(() => {
    saved = [];
  });

  it('of display are kept by the server alone; those of the look by the browser too', () => {
    const preferences = store();
    preferences.choose('page_size', 50);
    preferences.choose('theme', 'dark');
    expect(preferences.snapshot()).toMatchObject({ page_size: 50, theme: 'dark' });
    expect(saved).toEqual([{ page_size: 50 }, { theme: 'dark' }]);
    expect(cookie('vite-ui-theme')).toBe(true);
    expect(cookie('page_size')).toBe(false);
  });

  it('go back to their defaults one by one', () => {
    const preferences = store({ sidebar: ['users'], density: 'compact', start_page: '/debtors' });
    preferences.reset('sidebar');
    preferences.reset('start_page');
    expect(preferences.snapshot()).toMatchObject({ sidebar: [], density: 'compact', start_page: '/' });
    expect(saved).toEqual([{ sidebar: null }, { start_page: null }]);
  });

  it('outside the lists are ignored', () => {
    const raw = { density: 'tiny', page_size: 7, sidebar: [1], start_page: 'https://example.org' };
    expect(acceptPreferences(raw)).toEqual({});
  });
});
