import type { ComponentType, LazyExoticComponent } from 'react';
import type { RouteObject } from 'react-router';
import type { SlotName, SlotProps } from './slot';

/** A component a module puts into a named place of another screen. */
export type SlotComponent = ComponentType<SlotProps> | LazyExoticComponent<ComponentType<SlotProps>>;

/**
 * What a remote contributes in code. Navigation, permissions and paths stand in the module's manifest; this
 * is loaded when a person first goes there.
 */
export interface ModuleDefinition {
  /** The module's id, as in its manifest. */
  id: string;
  /** Routes under the authenticated layout, with absolute paths; pages behind `lazy`. */
  routes: RouteObject[];
  /** Translation namespaces loaded before the first screen. */
  namespaces?: string[];
  /** Components for named slots, e.g. `home.cards`; the manifest declares them. */
  slots?: Partial<Record<SlotName, SlotComponent>>;
}

/** Declares a remote. The default export of its `./module`. */
export function defineModule(definition: ModuleDefinition): ModuleDefinition {
  return definition;
}
