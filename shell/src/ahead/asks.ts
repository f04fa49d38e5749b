import type { Me } from '@recobro/sdk';
import type { Boot, ModuleEntry } from '../app/boot';
import { allows } from '../auth/allows';
import { fillings, HEADER_SLOT, HOME_SLOT } from '../remotes/fillings';

const USUAL_PAGE_SIZE = 25;

/** Where the person is on the way to. */
export interface Going {
  pathname: string;
  search: string;
  /** The record that each module's screens are narrowed to. */
  context: Record<string, string>;
}

type Asked = {
  module: ModuleEntry;
  asks: NonNullable<NonNullable<ModuleEntry['ui']['slots']>[number]['asks']>;
};

/** What the page reads first, written exactly as it will ask. A page with a search of its own asks for itself. */
export function firstAsks({ me, modules }: Boot, { pathname, search, context }: Going): string[] {
  if (!me || search !== '') return [];
  const page = pathname === '/' ? filled(me, modules, HOME_SLOT) : screen(me, modules, pathname);
  const theirs = [...filled(me, modules, HEADER_SLOT), ...page].flatMap(({ module, asks }) =>
    asks.filter((ask) => reaches(me, ask)).map(({ path }) => written(path, me, context[module.id])),
  );
  return [...new Set(['/api/v1/notifications?pageSize=1', ...theirs])];
}

function filled(me: Me, modules: ModuleEntry[], place: string): Asked[] {
  const fills = fillings(modules, place, (permission) => allows(me, permission));
  return fills.map(({ module, slot }) => ({ module, asks: slot.asks ?? [] }));
}

/** A module's screen as its manifest declares it. */
function screen(me: Me, modules: ModuleEntry[], pathname: string): Asked[] {
  return modules.flatMap((module) =>
    (module.ui.routes ?? [])
      .filter(({ path, permission }) => path === pathname && allows(me, permission))
      .map(({ asks }) => ({ module, asks: asks ?? [] })),
  );
}

function reaches(me: Me, { permission, own }: Asked['asks'][number]): boolean {
  const reach = me.permissions[permission ?? ''];
  return allows(me, permission) && (own === undefined || own === (reach === 'own'));
}

function written(path: string, me: Me, chosen: string | undefined): string {
  return path
    .replace('{page_size}', String(pageSizeOf(me)))
    .replace(/\{([?&])(\w+)\}/, (_, sign: string, name: string) =>
      chosen ? `${sign}${name}=${chosen}` : '',
    );
}

/** Read without the code of the preferences: this script comes first, and is small. */
function pageSizeOf({ preferences }: Me): number {
  const chosen = preferences?.page_size;
  return typeof chosen === 'number' ? chosen : USUAL_PAGE_SIZE;
}
