/** The kinds of things the palette offers, in the order they are shown. */
const GROUPS = ['pages', 'found', 'theme', 'language'] as const;

/** One thing the palette can do. */
export interface Command {
  id: string;
  group: (typeof GROUPS)[number];
  /** Where its group is a module's: what the module calls it. */
  heading?: string;
  title: string;
  /** What distinguishes it from its like; searched too. */
  hint?: string | undefined;
  run: () => void;
}

/** The commands that have every word of the text, whatever its accents; those that begin with it stand first in their group. */
export function matching(commands: Command[], text: string): Command[] {
  const wanted = plain(text).trim();
  const words = wanted.split(/\s+/).filter(Boolean);
  const found = commands.filter(({ title, hint = '' }) => {
    const said = plain(`${title} ${hint}`);
    return words.every((word) => said.includes(word));
  });
  const rank = ({ title }: Command) => (wanted && plain(title).startsWith(wanted) ? 0 : 1);
  return inGroups(found.sort((a, b) => rank(a) - rank(b)));
}

/** Commands in the order of their groups; within one as they came. */
export function inGroups(commands: Command[]): Command[] {
  return [...commands].sort((a, b) => GROUPS.indexOf(a.group) - GROUPS.indexOf(b.group));
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
