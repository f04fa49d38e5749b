/**
 * `@recobro/sdk`: what shell and remotes share at run time, as one instance. Screens import router, queries,
 * translations and search params from here, never from the libraries. Components stand in `@recobro/sdk/ui`.
 */
export { type ApiClient, type ApiOptions, createApi, data } from './api/client';
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
export {
  type AnswerOf,
  type BodyOf,
  type Method,
  type Operation,
  of,
  type QueryOf,
  type Versioned,
} from './api/operations';
export { useOpenFile, useSaveFile } from './api/saveFile';
export type { Fact, Meta, paths } from './api/schema.gen';
export { type MintedToken, TokenSource } from './api/token';
export type { Fetch } from './api/transport';
export type { Upload, UploadOptions } from './api/upload';
export { useFileUrl } from './api/useFileUrl';
export { type Density, type Display, DisplayProvider, type SavedView, useDisplay } from './display/display';
export * from './formats/amounts';
export * from './formats/dates';
export * from './formats/spans';
export { wait } from './formats/wait';
export * from './formats/wallClock';
export { type HelpPlaces, HelpProvider, useHelpAfter } from './help/help';
export {
  isLanguage,
  LANGUAGES,
  type Language,
  type Titles,
  titleIn,
  useLanguage,
  useTranslation,
} from './i18n/i18n';
export { type Keeping, keepOpen } from './live/keepOpen';
export type { Line } from './live/line';
export { createLiveEvents, type LiveEvent, type LiveEvents, LiveProvider, useLiveEvent } from './live/live';
export type { Said } from './live/openSocket';
export { readEvents, type StreamEvent } from './live/readEvents';
export { useEvents } from './live/useEvents';
export { type SocketLine, useSocket } from './live/useSocket';
export { defineModule, type ModuleDefinition, type SlotComponent } from './module/defineModule';
export { Slot, type SlotName, type SlotProps, SlotProvider, type SlotSubject } from './module/slot';
export { Link, type LinkProps, NavLink, type NavLinkProps, useLinkProps } from './navigation/links';
export { type Preload, PreloadProvider, usePreload } from './navigation/preload';
export { apiOf, type Holding, type Pages } from './query/apiOf';
export * from './query/index';
export { createQueryClient, mutationMessage, type QueryHandlers } from './query/queryClient';
export { type Heartbeat, useHeartbeat } from './query/useHeartbeat';
export { useWriting } from './query/useWrite';
export * from './router';
export * from './searchParams';
export { type Find, type FoundOption, findPeople, useFindings } from './session/find';
export { type RecordNamed, useRecordName } from './session/names';
export { type Person, usePeople } from './session/people';
export {
  type Me,
  type Scope,
  type Session,
  SessionProvider,
  type Tenant,
  useCan,
  useContextOf,
  usePermission,
  useSession,
} from './session/session';
export {
  type Callee,
  createTelephoneDesk,
  type LineQuality,
  type Telephone,
  type TelephoneDesk,
  TelephoneProvider,
  useLeaveOut,
  useLeftOut,
  useOfferTelephone,
  useTelephone,
} from './telephone/telephone';
export {
  createToasts,
  type ToastIntent,
  type ToastMessage,
  type Toasts,
  ToastsProvider,
  useToasts,
} from './toasts/toasts';
