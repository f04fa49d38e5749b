import { choices } from './choices';
import { figures } from './figures';
import { forms } from './forms';
import { frames } from './frames';
import { lists } from './lists';
import { states } from './states';

/** One component in one state; rendered once per theme and direction. */
export interface Specimen {
  state: string;
  draw: React.ComponentType;
}

/** Every shared component, by the name it is exported under. */
export const specimens: Record<string, Specimen[]> = {
  ...figures,
  ...lists,
  ...forms,
  ...choices,
  ...states,
  ...frames,
};
