/** An address inside the app to go to after sign-in; anything that leads elsewhere becomes the home page. */
export function safeRedirect(wanted: string | null | undefined, origin: string = location.origin): string {
  if (!wanted?.startsWith('/') || /^\/[/\\]/.test(wanted) || /[\t\n\r]/.test(wanted)) return '/';
  const url = new URL(wanted, origin);
  if (url.origin !== origin) return '/';
  return isPublicPath(url.pathname) ? '/' : url.pathname + url.search + url.hash;
}

const PUBLIC = ['/sign-in', '/sign-up', '/forgot-password', '/otp', '/sso-callback'];

/** Paths that need no sign-in. */
export function isPublicPath(pathname: string): boolean {
  return PUBLIC.some((path) => pathname.startsWith(path));
}
