import type { Language, Me, Titles } from '@recobro/sdk';

/** One line of the sidebar, as a module's manifest declares it. */
export interface NavItem {
  id: string;
  group: 'work' | 'portfolio' | 'team' | 'system';
  icon: string;
  title: Titles;
  to: string;
  permission?: string;
  order: number;
}

/** A module with screens, as the host tells it. */
export interface ModuleEntry {
  id: string;
  version: string;
  /** Address of the remote's manifest. */
  entry: string;
  title: Titles;
  ui: {
    remote: string;
    namespaces?: string[];
    nav?: NavItem[];
    routes?: { path: string; permission?: string; asks?: string[] }[];
    slots?: { name: string; permission?: string; asks?: string[] }[];
  };
}

/** Who signs people in. */
export interface ProviderInfo {
  /** The bundled provider, whose forms the shell draws itself. */
  embedded: boolean;
  sign_up?: boolean;
  recovery?: boolean;
  /** Letters with links are mailed. */
  mail?: boolean;
  /** A foreign provider's page for forgotten passwords. */
  recovery_url?: string;
}

/** Planned downtime, as the host announces it. */
export interface Maintenance {
  message: Partial<Record<Language, string>>;
  since: string;
  until?: string;
}

/** What the host writes into the page. */
export interface Boot {
  version: string;
  provider: ProviderInfo;
  me: Me | null;
  modules: ModuleEntry[];
  maintenance: Maintenance | null;
  /** Nobody is there yet: who runs the installation has a link that sets it up. */
  setup?: boolean;
}

const ELEMENT_ID = 'recobro-boot';

/** Reads what the host wrote into the page; undefined when the page came from elsewhere. */
export function readBoot(page: Document = document): Boot | undefined {
  const text = page.getElementById(ELEMENT_ID)?.textContent?.trim();
  return text ? (JSON.parse(text) as Boot) : undefined;
}

/** The nonce that lets our style elements pass the content security policy. */
export function readNonce(page: Document = document): string | undefined {
  return page.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.nonce || undefined;
}
