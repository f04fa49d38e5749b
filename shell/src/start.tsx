import './theme/fonts';
import { startTransition } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { type Ahead, collect } from './ahead/ahead';
import { readBoot } from './app/boot';
import { mintToken } from './auth/hostAuth';
import { createI18n } from './i18n/createI18n';
import { initialPreferences, knownChoices } from './preferences/PreferenceStore';

/** Who has not signed in gets the small application of sign-in alone; each brings what it needs beside the texts. */
async function start(root: Root): Promise<void> {
  const boot = readBoot();
  if (!boot) throw new Error('The host wrote no boot data into the page');
  const preferences = initialPreferences(boot.me ? knownChoices(boot.me) : undefined);
  const texts = createI18n(
    preferences.language,
    boot.version,
    boot.me ? ['translation', 'ui'] : ['translation'],
  );
  if (boot.me) {
    const ahead = collect() ?? nothingAhead(boot.me.tenant.id);
    const [{ openMember }, i18n] = await Promise.all([
      import(/* webpackChunkName: "member" */ './member/open'),
      texts,
    ]);
    // Drawn in slices, between which the page answers, instead of in one long task.
    startTransition(() => root.render(openMember({ boot, i18n, ahead })));
  } else {
    const [{ openGuest }, i18n] = await Promise.all([
      import(/* webpackChunkName: "guest" */ './guest/open'),
      texts,
    ]);
    startTransition(() => root.render(openGuest({ boot, i18n })));
  }
}

/** Without the script that runs ahead the page works as well, and later. */
function nothingAhead(tenant: string): Ahead {
  const minted = mintToken(tenant);
  minted.catch(() => {}); // thrown to whoever asks for the token
  return { minted, answers: new Map() };
}

/** A page restored from the browser's memory may show a session that ended: it starts over. */
globalThis.addEventListener('pageshow', (event) => {
  if (event.persisted) location.reload();
});

const element = document.getElementById('root');
if (element) void start(createRoot(element));
