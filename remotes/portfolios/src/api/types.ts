import type { QueryOf } from '@recobro/sdk';
import type {
  Debtor,
  DebtorAssignment,
  ImportsImport,
  Phone,
  Portfolio,
  PromisesGiven,
  paths,
} from './schema.gen';

export type {
  Address,
  AddressNewAddress as NewAddress,
  AdjustmentRequest as Adjustment,
  AdjustmentRoom as Room,
  BankFile,
  CoDebtor,
  CodebtorShared as SharedDebt,
  Consent,
  Contact,
  Debt,
  DebtLine as MoneyLine,
  DebtMovement as Movement,
  Debtor,
  DebtorChange,
  DebtorTotals,
  Disposition,
  Document as DebtorDocument,
  DuplicateCandidate as Candidate,
  DuplicateMerge as Merge,
  DuplicatePreview as MergePreview,
  FilesFile as StoredFile,
  ImportsFormatChange as FormatChange,
  ImportsImport as ImportFile,
  ImportsProgress as ImportProgress,
  ImportsRejectedRow as RejectedRow,
  InterestCap as Cap,
  Line as BankLine,
  MappingProposal as Proposal,
  MatchingProposal as BankProposal,
  MergeCounts as Counts,
  MergeTotal as Total,
  NextAct,
  Note,
  OfferNewOffer as OfferDraft,
  OfferProposal as OfferedTerms,
  OfferRegion as Region,
  OfferRule,
  OfferTerms as Terms,
  Option as ContactOption,
  Payment,
  PaymentNewPayment as NewPayment,
  PaymentPreview,
  Phone,
  Plan,
  PlanInstalment as Instalment,
  Portfolio,
  PortfolioLimit as AuthorityLimit,
  PortfolioNewPortfolio as PortfolioDraft,
  Promise as Vow,
  PromiseCalendarDay as CalendarDay,
  PromiseType,
  QueueItem,
  QueuePreview as StrategyPreview,
  QueueReason,
  ReportAgeing as AgeingOverTime,
  ReportContactability as Contactability,
  ReportFigure,
  ReportFunnel as Funnel,
  ReportLiquidation as Liquidation,
  ReportPromiseDays as PromiseDays,
  ReportPromisesOf as PromisesOfDay,
  ReportRolls as Rolls,
  ReportTeamRow as TeamRow,
  Rule as ContactRule,
  RulebookDraftChange as PackChange,
  RulebookOwn as OwnRule,
  RulebookPack as RulePack,
  RuleCase,
  RuleDecision as Decision,
  RuleEarlier as EarlierContact,
  RuleOpening as Opening,
  RuleVerdict as Verdict,
  ScheduleEvent,
  ShiftWorkSession as WorkSession,
  Strategy,
  TabularFormat as Format,
  TagRef,
  Till,
  TillEntry,
  TillPoint,
  TillTotal,
  Trace,
  TraceCause,
  TraceEffect,
  TracePromise,
  WaterfallPart,
} from './schema.gen';

export type PortfolioStatus = Portfolio['status'];
export type DebtorStatus = Debtor['status'];
export type DebtorFlag = Debtor['flags'][number];
export type PhoneStatus = Phone['status'];
export type ImportState = ImportsImport['status'];

/** What the list of debtors is asked for. */
export type DebtorListQuery = QueryOf<paths, '/api/v1/deudores'>;

/** Debtors by their ids, or all that a list shows with its filters. */
export type DebtorsMeant = Pick<DebtorAssignment, 'ids' | 'filter'>;

/** What the list of promises is asked for. */
export type PromiseListQuery = QueryOf<paths, '/api/v1/promesas'>;

/** Promises by their ids, or all that a list shows with its filters. */
export type PromisesMeant = Partial<Pick<PromisesGiven, 'ids' | 'filter'>>;
