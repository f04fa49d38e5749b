import type { HelpPlaces, Me } from '@recobro/sdk';
import type { AppScreens, IdentityProviderView, MaintenanceState, ManifestNavItem } from '../api/schema.gen';

export type {
  AppScreens as ModuleEntry,
  IdentityProviderView as ProviderInfo,
  MaintenanceState as Maintenance,
  ManifestNavItem as NavItem,
};

/** What the host writes into the page. */
export interface Boot {
  version: string;
  provider: IdentityProviderView;
  me: Me | null;
  modules: AppScreens[];
  maintenance: MaintenanceState | null;
  /** Nobody is there yet: who runs the installation has a link that sets it up. */
  setup?: boolean;
  /** Where what to do after a refusal stands. */
  help?: HelpPlaces;
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
