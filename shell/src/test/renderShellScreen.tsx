import { createLiveEvents } from '@recobro/sdk';
import { renderScreen, type ScreenOptions } from '@recobro/sdk/testing';
import type { ReactElement } from 'react';
import type { Boot, ModuleEntry } from '../app/boot';
import { ServicesProvider } from '../app/servicesContext';
import type { Services } from '../member/services';
import { PreferencesProvider } from '../preferences/context';
import { PreferenceStore } from '../preferences/PreferenceStore';
import { RemoteRegistry } from '../remotes/RemoteRegistry';

/** What the shell's own screens have besides what every screen has. */
export interface ShellOptions extends ScreenOptions {
  /** The modules that are on. */
  modules?: ModuleEntry[];
  boot?: Partial<Boot>;
  preferences?: PreferenceStore;
}

/** A screen of the shell with what the shell gives its screens, for `itTellsItsStates`. */
export function inShell(screen: ReactElement, options: ShellOptions = {}): ReactElement {
  const { modules = [], boot, live = createLiveEvents() } = options;
  const preferences =
    options.preferences ?? new PreferenceStore({ chosen: {}, language: 'es', save: async () => {} });
  const services = {
    boot: { provider: { embedded: true }, modules, ...boot },
    remotes: new RemoteRegistry(modules),
    live,
    preferences,
  };
  return (
    <ServicesProvider value={services as unknown as Services}>
      <PreferencesProvider value={preferences}>{screen}</PreferencesProvider>
    </ServicesProvider>
  );
}

/** Renders a screen of the shell as a signed-in user, with the network answered by the test. */
export function renderShellScreen(screen: ReactElement, options: ShellOptions = {}) {
  const { live = createLiveEvents() } = options;
  return renderScreen(inShell(screen, { ...options, live }), { ...options, live });
}
