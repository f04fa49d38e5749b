import { safeRedirect } from '../app/safeRedirect';

/** Where a second factor is set up or proved, when one is asked for while somebody works. */
export const SECOND_FACTOR = '/second-factor';

/** The way there, and from there back. */
export function secondFactorPath(): string {
  return `${SECOND_FACTOR}?${new URLSearchParams({ redirect: wayBack() })}`;
}

/** Where one goes on: the page that was asked for. */
export function wayBack(): string {
  const { pathname, search } = location;
  if (pathname !== SECOND_FACTOR) return safeRedirect(pathname + search);
  return safeRedirect(new URLSearchParams(search).get('redirect'));
}
