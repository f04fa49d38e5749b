import type { Config } from '../config';

/** The page's own policy may forbid styles in markup: these are set by script, in a tree of their own. */
export function styleOf({ color, ink, side }: Config): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
:host { all: initial; }
button {
  all: unset; box-sizing: border-box; position: fixed; z-index: 2147483000; inset-block-end: 20px; inset-inline-${side}: 20px;
  inline-size: 56px; block-size: 56px; border-radius: 50%; background: ${color}; color: ${ink}; cursor: pointer;
  display: grid; place-items: center; box-shadow: 0 2px 12px rgb(0 0 0 / 30%); border: 2px solid ${ink};
}
button:focus-visible { outline: 3px solid ${ink}; outline-offset: -6px; box-shadow: 0 0 0 4px ${color}; }
svg { inline-size: 26px; block-size: 26px; fill: currentColor; }
.count {
  position: absolute; inset-block-start: -6px; inset-inline-end: -6px; min-inline-size: 22px; block-size: 22px; padding-inline: 6px;
  box-sizing: border-box; border-radius: 11px; background: #b10e1c; color: #fff; border: 1px solid #fff;
  font: 600 12px/20px system-ui, sans-serif; text-align: center;
}
.window {
  position: fixed; z-index: 2147483001; inset-block-end: 88px; inset-inline-${side}: 20px; inline-size: 376px;
  block-size: min(640px, calc(100dvh - 108px)); border-radius: 14px; overflow: hidden; box-shadow: 0 8px 40px rgb(0 0 0 / 35%);
}
iframe { border: 0; inline-size: 100%; block-size: 100%; display: block; }
[hidden] { display: none !important; }
@media (max-width: 480px) {
  .window { inset: 0; inline-size: 100%; block-size: 100%; border-radius: 0; }
}
@media (forced-colors: active) { button, .count { border-color: ButtonText; } }
`);
  return sheet;
}
