import type { ModuleEntry } from '../app/boot';

/** The place on the home page that modules fill. */
export const HOME_SLOT = 'home.cards';

/** The place in the header for what a module's screens are narrowed to. */
export const HEADER_SLOT = 'header.context';

/** The place at the foot of every page that no page takes along. */
export const DOCK_SLOT = 'frame.dock';

/** What modules put into a place of another's screen, for somebody who may see it, in the order of their manifests. */
export function fillings(
  modules: ModuleEntry[],
  place: string,
  may: (permission: string | undefined) => boolean,
) {
  const found = modules.flatMap((module) => {
    const slot = module.ui.slots?.find(({ name, permission }) => name === place && may(permission));
    return slot ? [{ module, slot }] : [];
  });
  return found.sort((a, b) => (a.slot.order ?? 0) - (b.slot.order ?? 0));
}
