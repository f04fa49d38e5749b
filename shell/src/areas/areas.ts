/** An area of the product that a module brings: known here by its words, so that it can be spoken of before it is there. */
export interface Area {
  /** First part of its address; also the place of its words among the texts. */
  key: string;
  path: string;
  icon: string;
}

/** The areas of the specification that belong to modules. */
export const AREAS: Area[] = [
  { key: 'portfolios', path: '/portfolios', icon: 'Briefcase' },
  { key: 'debtors', path: '/debtors', icon: 'People' },
  { key: 'promises', path: '/promises', icon: 'Handshake' },
  { key: 'calls', path: '/calls', icon: 'Call' },
  { key: 'chats', path: '/chats', icon: 'Chat' },
  { key: 'tasks', path: '/tasks', icon: 'ClipboardTaskListLtr' },
  { key: 'test-call', path: '/test-call', icon: 'Phone' },
  { key: 'help-center', path: '/help-center', icon: 'BookQuestionMark' },
];

/** The part of the settings that a module fills. */
export const AI_AGENTS: Area = { key: 'ai-agents', path: '/settings/ai-agents', icon: 'Bot' };

/** The slot of that part. */
export const AI_AGENTS_SLOT = 'settings.ai-agents';

/** The area that an address lies in. */
export function areaOf(pathname: string): Area | undefined {
  return AREAS.find(({ path }) => within(path, pathname));
}

/** Whether an address is a page or lies below it; a parameter of the page's own address is left out. */
export function within(path: string, pathname: string): boolean {
  const fixed = path.split('/:')[0]?.replace(/\/\*?$/, '') ?? path;
  return pathname === fixed || pathname.startsWith(`${fixed}/`);
}
