import {
  type ApiClient,
  titleIn,
  useApi,
  useCan,
  useLanguage,
  useNavigate,
  useQueries,
  useSession,
} from '@recobro/sdk';
import { useSettled } from '@recobro/sdk/ui';
import { useSyncExternalStore } from 'react';
import type { ModuleEntry } from '../app/boot';
import { useServices } from '../app/servicesContext';
import { type Command, matching } from './command';

const LEAST_TYPED = 2;
const SHOWN = 6;
const CHOICES = 100;
const PAUSE_MS = 200;

type Find = NonNullable<ModuleEntry['ui']['find']>[number];
type Row = Record<string, string | undefined>;

/** What the modules that are on find for the text, once typing has paused, and what may be chosen as their context. */
export function useFoundCommands(text: string): { commands: Command[]; searching: boolean } {
  const client = useApi();
  const q = useSettled(text.trim(), PAUSE_MS);
  const finds = useFinds();
  const commandsOf = useCommandsOf();
  const reads = useQueries({
    queries: finds.map(({ module, find }) => ({
      queryKey: [module, 'find', find.id, find.context ? '' : q],
      queryFn: ({ signal }: { signal: AbortSignal }) => search(client, find, q, signal),
      enabled: Boolean(find.context) || q.length >= LEAST_TYPED,
      meta: { quiet: true },
    })),
  });
  return {
    commands: finds.flatMap(({ module, find }, at) => {
      const found = commandsOf(module, find, reads[at]?.data ?? []);
      return find.context ? matching(found, text) : found;
    }),
    searching: reads.some(({ isFetching }) => isFetching),
  };
}

/** The lists that the palette may search for this person. */
function useFinds(): { module: string; find: Find }[] {
  const { remotes } = useServices();
  const can = useCan();
  const modules = useSyncExternalStore(remotes.subscribe, remotes.entries);
  const all = modules.flatMap(({ id, ui }) => (ui.find ?? []).map((find) => ({ module: id, find })));
  return all.filter(({ find }) => can(find.permission));
}

async function search({ api }: ApiClient, find: Find, q: string, signal: AbortSignal): Promise<Row[]> {
  const params = new URLSearchParams(
    find.context ? { pageSize: `${CHOICES}` } : { page: '1', pageSize: `${SHOWN}`, [find.search]: q },
  );
  const path = `${find.path}${find.path.includes('?') ? '&' : '?'}${params}`;
  const get = api.GET as (path: string, init: object) => Promise<{ data?: unknown }>;
  return ((await get(path, { signal })).data as { data: Row[] }).data;
}

/** What is done with what was found: a page is opened, or the module's context chosen. */
function useCommandsOf() {
  const language = useLanguage();
  const navigate = useNavigate();
  const { chooseContext } = useSession();
  return (
    module: string,
    { id, title, label, hint = '', to = '', context }: Find,
    rows: Row[],
  ): Command[] => {
    const command = (of: string, name: string | undefined, aside: string | undefined, run: () => void) => ({
      id: `${module}-${id}-${of}`,
      group: 'found' as const,
      heading: titleIn(title, language),
      title: name ?? '',
      hint: aside,
      run,
    });
    if (!context) {
      return rows.map((row) =>
        command(row.id ?? '', row[label], row[hint], () => void navigate(to.replace('{id}', row.id ?? ''))),
      );
    }
    const choose = (of: string | undefined, name: string | undefined) =>
      command(of ?? 'all', name, titleIn(context.hint, language), () => chooseContext(module, of));
    return [
      choose(undefined, titleIn(context.none, language)),
      ...rows.map((row) => choose(row.id, row[label])),
    ];
  };
}
