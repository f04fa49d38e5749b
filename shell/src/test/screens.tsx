import { type Answers as AnswersOf, type ScreenOptions, testsOf } from '@recobro/sdk/testing';
import type { ReactElement } from 'react';
import es from '../../locales/es.json';
import type { paths } from '../api/schema.gen';
import type { Boot, ModuleEntry } from '../app/boot';
import { ServicesProvider } from '../app/servicesContext';
import type { Services } from '../member/services';
import { PreferencesProvider } from '../preferences/context';
import { PreferenceStore } from '../preferences/PreferenceStore';
import { RemoteRegistry } from '../remotes/RemoteRegistry';

export type Answers = AnswersOf<paths>;

/** What the shell's own screens have besides what every screen has. */
export interface ShellOptions extends Omit<ScreenOptions, 'answer'> {
  /** The modules that are on. */
  modules?: ModuleEntry[];
  boot?: Partial<Boot>;
  preferences?: PreferenceStore;
}

/** A screen of the shell with what the shell gives its screens. */
function inShell(screen: ReactElement, options: ShellOptions): ReactElement {
  const { modules = [], boot, live } = options;
  const preferences =
    options.preferences ?? new PreferenceStore({ chosen: {}, language: 'es', save: async () => {} });
  const services = {
    leave: () => () => {},
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

/** How the tests open the screens of the shell, as a signed-in user. */
export const { openScreen, itTellsItsStates, network } = testsOf<paths, ShellOptions>(
  { translation: es },
  inShell,
);
