/**
 * An address inside the app to go to after sign-in; anything that leads elsewhere becomes the home page. The host judges by the
 * same cases, which stand in redirects.json.
 */
export function safeRedirect(wanted: string | null | undefined, origin: string = location.origin): string {
  if (!wanted?.startsWith('/') || wanted.startsWith('//') || hasUnsafe(wanted)) return '/';
  const url = parse(wanted, origin);
  if (url?.origin !== origin) return '/';
  const path = url.pathname;
  return path.includes('//') || NO_PAGES.some((root) => `${path}/`.startsWith(`${root}/`)) ? '/' : wanted;
}

/** What nobody goes to after a sign-in: what is no page at all, and what leads back to it. */
const NO_PAGES = ['/api', '/idp', '/sso-callback', '/sign-in', '/otp', '/forgot-password'];

/** What browsers read as a slash or throw away. */
function hasUnsafe(text: string): boolean {
  return [...text].some((letter) => letter === '\\' || letter < ' ' || letter === '\u007f');
}

/** Undefined for what is no address, a broken escape among it. */
function parse(wanted: string, origin: string): URL | undefined {
  try {
    decodeURIComponent(wanted);
    return new URL(wanted, origin);
  } catch {
    return undefined;
  }
}
