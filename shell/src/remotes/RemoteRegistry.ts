import type { ModuleDefinition } from '@recobro/sdk';
import { matchRoutes, type RouteObject } from 'react-router';
import type { ModuleEntry } from '../app/boot';
import type { RemoteAddress } from './federation';
import { renderable } from './renderable';
import { within } from './within';

/** For how long a module's code may be on its way: the page beside it must not wait for one that hangs. */
export const LOAD_TIMEOUT = 8000;

/** Fetches what a remote exposes. */
export type LoadRemote = (remote: RemoteAddress) => Promise<{ default: ModuleDefinition } | null>;

async function federated(remote: RemoteAddress): Promise<{ default: ModuleDefinition } | null> {
  const { loadModule } = await import(/* webpackChunkName: "federation" */ './federation');
  return loadModule(remote);
}

/** A module's code, ready to render. */
export interface LoadedModule {
  definition: ModuleDefinition;
  routes: RouteObject[];
}

/**
 * The modules whose screens the shell can show. Their code is fetched on first use; a failure stays with the
 * module that failed, and a retry asks for the entry under a new address, so that neither the browser nor the
 * federation runtime answers from the broken copy. A load that fails is tried once more by itself; one that takes
 * longer than LOAD_TIMEOUT is given up, and the next one who asks fetches it anew.
 */
export class RemoteRegistry {
  private modules: ModuleEntry[] = [];
  private loading = new Map<string, Promise<LoadedModule>>();
  private attempts = new Map<string, number>();
  private listeners = new Set<() => void>();

  constructor(
    modules: ModuleEntry[],
    private readonly loadRemote: LoadRemote = federated,
  ) {
    this.replace(modules);
  }

  entries = (): ModuleEntry[] => this.modules;

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** Takes the list of modules that are on now, after one was turned on or off. */
  replace(modules: ModuleEntry[]): void {
    const known = new Map(this.modules.map(({ id, version }) => [id, version]));
    const changed = modules.filter(({ id, version }) => known.get(id) !== version);
    this.modules = modules;
    for (const { id } of changed) this.loading.delete(id);
    for (const listener of this.listeners) listener();
  }

  /** The module whose manifest claims the path. */
  owner(pathname: string): ModuleEntry | undefined {
    return this.modules.find((module) => this.claim(module, pathname));
  }

  /** The permission that the manifest asks for the path, if any. */
  permissionFor(pathname: string): string | undefined {
    const owner = this.owner(pathname);
    return owner && this.claim(owner, pathname)?.permission;
  }

  load(id: string): Promise<LoadedModule> {
    const known = this.loading.get(id);
    if (known) return known;
    const loading = this.bounded(id, this.attempt(id));
    this.loading.set(id, loading);
    return loading;
  }

  /** Loads the module and the code of the page behind the path. */
  async loadPage(pathname: string): Promise<LoadedModule | undefined> {
    const owner = this.owner(pathname);
    if (!owner) return undefined;
    const module = await this.load(owner.id);
    const pages = (matchRoutes(module.routes, pathname) ?? []).map(({ route }) => preloadRoute(route));
    await this.bounded(owner.id, Promise.all(pages));
    return module;
  }

  /** The same in the background; what fails here is shown when the person goes there. */
  preload(pathname: string): void {
    this.loadPage(pathname).catch(() => {});
  }

  /** Forgets a module's code, so that the next load fetches it anew. */
  forget(id: string): void {
    this.loading.delete(id);
    this.attempts.set(id, (this.attempts.get(id) ?? 0) + 1);
  }

  /** What is loaded, or its failure in time; after one the module's code is fetched anew by whoever asks next. */
  private async bounded<T>(id: string, work: Promise<T>): Promise<T> {
    try {
      return await within(work, LOAD_TIMEOUT, `Module ${id}`);
    } catch (error) {
      this.forget(id);
      throw error;
    }
  }

  private async attempt(id: string): Promise<LoadedModule> {
    try {
      return await this.fetch(id);
    } catch {
      this.attempts.set(id, (this.attempts.get(id) ?? 0) + 1);
      return this.fetch(id);
    }
  }

  private async fetch(id: string): Promise<LoadedModule> {
    const module = this.modules.find((entry) => entry.id === id);
    if (!module) throw new Error(`Module ${id} is off`);
    const exposed = await this.loadRemote(this.remoteOf(module));
    if (!exposed) throw new Error(`Module ${id} exposes nothing`);
    return { definition: exposed.default, routes: renderable(exposed.default.routes) };
  }

  private claim(module: ModuleEntry, pathname: string) {
    const claims = (module.ui.routes ?? []).filter(({ path }) => under(path, pathname));
    return claims.sort((a, b) => b.path.length - a.path.length)[0];
  }

  private remoteOf({ id, ui, entry, version }: ModuleEntry) {
    const attempt = this.attempts.get(id) ?? 0;
    const separator = entry.includes('?') ? '&' : '?';
    const retry = attempt > 0 ? `&retry=${attempt}-${Date.now()}` : '';
    return { name: ui.remote, entry: `${entry}${separator}v=${encodeURIComponent(version)}${retry}` };
  }
}

/** `/records` claims `/records` and everything below; `/records/:id` claims by its fixed beginning. */
function under(path: string, pathname: string): boolean {
  const fixed = path.split('/:')[0]?.replace(/\/(\*)?$/, '') ?? path;
  return pathname === fixed || pathname.startsWith(`${fixed}/`);
}

async function preloadRoute(route: RouteObject): Promise<void> {
  const preload = (route.handle as { preload?: () => Promise<unknown> } | undefined)?.preload;
  await preload?.();
}
