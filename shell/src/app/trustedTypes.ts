interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string; createHTML: (html: string) => string },
  ): unknown;
}

/** The one Trusted Types policy: scripts of our own origin load, anything else is refused. */
const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
factory?.createPolicy('default', { createScriptURL: ownUrl, createHTML: plainHtml });

function ownUrl(url: string): string {
  if (new URL(url, location.href).origin === location.origin) return url;
  throw new TypeError(`Script from another origin refused: ${url}`);
}

function plainHtml(html: string): string {
  if (html.includes('<')) throw new TypeError('HTML by string refused');
  return html;
}
