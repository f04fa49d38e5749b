/** A page that somebody looks at goes first: what is read there is told by none of the others. */
const HIDDEN_WAITS_MS = 800;

/** Does something about a moment in one of the pages that are open, whichever is first; in none where a later one was done. */
export async function once(name: string, moment: string, act: () => void): Promise<void> {
  if (document.hidden) await new Promise((resolve) => setTimeout(resolve, HIDDEN_WAITS_MS));
  const first = () => {
    const key = `${name}.last`;
    if (Date.parse(localStorage.getItem(key) ?? '') >= Date.parse(moment)) return;
    localStorage.setItem(key, moment);
    act();
  };
  if (navigator.locks) await navigator.locks.request(name, first);
  else first();
}
