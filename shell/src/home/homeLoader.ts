import { allows } from '../auth/allows';
import type { Services } from '../member/services';
import { fillings, HOME_SLOT } from '../remotes/fillings';

/** How long the page waits for the code of its cards before it is drawn without it. */
const MOMENT_MS = 150;

/** Begins to load what modules put on home, and waits a moment for it: a page drawn once is there sooner than one drawn in parts. */
export async function homeLoader({ boot: { me }, remotes }: Services): Promise<null> {
  if (!me) return null;
  const cards = fillings(remotes.entries(), HOME_SLOT, (permission) => allows(me, permission));
  const loaded = cards.map(({ module }) => remotes.load(module.id).catch(() => {})); // shown in its place
  await Promise.race([Promise.all(loaded), new Promise((over) => setTimeout(over, MOMENT_MS))]);
  return null;
}
