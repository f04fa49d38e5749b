import { OWN_PAGES } from '../layout/ownPages';
import type { Services } from '../member/services';
import { safeRedirect } from './safeRedirect';

/** Where sign-in leads when no page was asked for: the chosen start page, as long as the user may still open it. */
export function startPage({ boot, preferences, remotes }: StartServices): string {
  const wanted = safeRedirect(preferences.snapshot().start_page);
  const { pathname } = new URL(wanted, location.origin);
  const own = OWN_PAGES.find(({ to }) => to === pathname);
  if (!own && !remotes.owner(pathname)) return '/';
  const permission = own ? own.permission : remotes.permissionFor(pathname);
  const granted = boot.me?.permissions ?? {};
  return !permission || permission in granted ? wanted : '/';
}

type StartServices = Pick<Services, 'boot' | 'preferences' | 'remotes'>;
