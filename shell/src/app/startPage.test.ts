import { describe, expect, it } from '@rstest/core';
import { startPage } from './startPage';

function open(start_page: string, permissions: Record<string, string> = {}) {
  const services = {
    boot: { me: { permissions } },
    preferences: { snapshot: () => ({ start_page }) },
    remotes: {
      owner: (path: string) => (path.startsWith('/debtors') ? { id: 'portfolios' } : undefined),
      permissionFor: () => 'portfolios.debtors:read',
    },
  };
  return startPage(services as unknown as Parameters<typeof startPage>[0]);
}

describe('the page after sign-in', () => {
  it('is the chosen one, of the shell or of a module', () => {
    expect(open('/settings')).toBe('/settings');
    expect(open('/debtors', { 'portfolios.debtors:read': 'own' })).toBe('/debtors');
  });

  it('is home when the chosen one is not there any more, or not for this user', () => {
    expect(open('/chats')).toBe('/');
    expect(open('/debtors')).toBe('/');
    expect(open('/users')).toBe('/');
  });

  it('never leads out of the product', () => {
    expect(open('//example.org')).toBe('/');
    expect(open('/sign-in')).toBe('/');
  });
});
