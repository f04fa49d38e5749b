/** The slot of the settings' page that a module with AI agents fills. */
export const AI_AGENTS_SLOT = 'settings.ai-agents';

/** Whether an address is a page or lies below it; a parameter of the page's own address is left out. */
export function within(path: string, pathname: string): boolean {
  const fixed = path.split('/:')[0]?.replace(/\/\*?$/, '') ?? path;
  return pathname === fixed || pathname.startsWith(`${fixed}/`);
}
