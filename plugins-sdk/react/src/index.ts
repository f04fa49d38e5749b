/**
 * `@recobro/sdk`: what shell and remotes share at run time, as one instance. Screens take router, queries,
 * translations and search params from here, never from the libraries. Components stand in `@recobro/sdk/ui`.
 */
export {
  type Api,
  type ApiClient,
  type ApiOptions,
  createApi,
  type DataOf,
  data,
  list,
  versioned,
} from './api/client';
export { ApiProvider, useApi } from './api/context';
export {
  ApiError,
  apiErrorOf,
  NoTokenError,
  type Problem,
  type ProblemField,
  statusOf,
  TimeoutError,
} from './api/errors';
export { everyPage } from './api/everyPage';
export { useSaveFile } from './api/saveFile';
export type { components, paths } from './api/schema.gen';
export { type MintedToken, TokenSource } from './api/token';
export type { Fetch } from './api/transport';
export type { Upload, UploadOptions } from './api/upload';
export { type Density, type Display, DisplayProvider, useDisplay } from './display/display';
export * from './formats/amounts';
export * from './formats/dates';
export { wait } from './formats/wait';
export {
  isLanguage,
  LANGUAGES,
  type Language,
  type Titles,
  titleIn,
  useLanguage,
  useTranslation,
} from './i18n/i18n';
export { createLiveEvents, type LiveEvent, type LiveEvents, LiveProvider, useLiveEvent } from './live/live';
export { readLive } from './live/stream';
export { defineModule, type ModuleDefinition, type SlotComponent } from './module/defineModule';
export { Slot, type SlotProps, SlotProvider, type SlotSubject } from './module/slot';
export { Link, type LinkProps, NavLink, type NavLinkProps, useLinkProps } from './navigation/links';
export { type Preload, PreloadProvider, usePreload } from './navigation/preload';
export * from './query/index';
export { createQueryClient, mutationMessage, type QueryHandlers } from './query/queryClient';
export * from './router';
export * from './searchParams';
export { type Find, type FoundOption, type FoundPage, findPeople, findPortfolios } from './session/find';
export { type RecordNamed, useRecordName } from './session/names';
export { type Person, usePeople } from './session/people';
export {
  isOpen,
  type PortfolioSummary,
  portfolioOptions,
  useOpenPortfolios,
} from './session/portfolios';
export {
  type Me,
  type Scope,
  type Session,
  SessionProvider,
  type Tenant,
  useCan,
  usePermission,
  useSession,
} from './session/session';
export {
  createToasts,
  type ToastIntent,
  type ToastMessage,
  type Toasts,
  ToastsProvider,
  useToasts,
} from './toasts/toasts';
