import type { ModuleEntry } from '../app/boot';

/** The place on the home page that modules fill. */
export const HOME_SLOT = 'home.cards';

/** What modules put into a place of another's screen, for somebody who may see it. */
export function fillings(
  modules: ModuleEntry[],
  place: string,
  may: (permission: string | undefined) => boolean,
) {
  return modules.flatMap((module) => {
    const slot = module.ui.slots?.find(({ name, permission }) => name === place && may(permission));
    return slot ? [{ module, slot }] : [];
  });
}
