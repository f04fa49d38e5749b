import type { ModuleEntry } from './boot';

/** Where the first person of a company is sent: from there on to the page that a module names for it. */
export const FIRST_START = '/?first=true';

/** The page where the first person of a company begins. */
export function firstPage(modules: ModuleEntry[]): string {
  return modules.find(({ ui }) => ui.first)?.ui.first ?? '/';
}
