import type { Spec, Version } from './schema.gen';

export type {
  ActCite as Cite,
  Agent,
  Category as HelpCategory,
  ConnectionNewProvider as NewProvider,
  ConnectionProvider as Provider,
  Flow,
  FlowStep as Step,
  FlowWay as Way,
  Halt,
  LimitBudget as Budget,
  LimitRules as Rules,
  LimitSpan as Span,
  LimitSpending as Spending,
  Limits,
  Portal as HelpPortal,
  PriceRow as Price,
  Spec,
  SpecField as Question,
  SpecOutside as Outside,
  SpecPersona as Persona,
  SpecVoice as Voice,
  Version,
  VersionChanged as Changed,
  VersionFault as Fault,
  VersionListed as Listed,
  VersionWritten as Written,
} from './schema.gen';

export type Language = Spec['languages'][number];
export type State = Version['state'];
export type Tool = Spec['grants']['tools'][number];

export const LANGUAGES = ['es', 'en', 'pt'] as const satisfies Language[];

/** The tools that somebody grants; what protects whoever is spoken with needs no grant. */
export const GRANTED = [
  'verify_identity',
  'read_debt',
  'list_offers',
  'accept_offer',
  'take_promise',
  'schedule_callback',
  'search_articles',
] as const satisfies Tool[];

export const PROTECTING = [
  'open_dispute',
  'note_hardship',
  'stop_contact',
  'note_wrong_person',
  'hand_over',
] as const satisfies Tool[];

export const toneOf = {
  draft: 'neutral',
  testing: 'warning',
  approved: 'warning',
  live: 'success',
  retired: 'paused',
} as const;

export type {
  ScenarioExpect as Expect,
  ScenarioLine as Line,
  ScenarioPlayed as Played,
  SuiteCompared as Compared,
  SuiteItem as Case,
  SuiteListed as Suite,
  SuiteResult as Result,
  SuiteRun as Run,
  TestcallPanel as Panel,
  TestcallTest as Test,
  TestcallWays as Ways,
} from './schema.gen';

export const PERSONAS = [
  ...([
    'willing',
    'hardship',
    'disputing',
    'wrong_person',
    'third_party',
    'angry',
    'minor',
    'bankrupt',
  ] as const),
  ...(['represented', 'relative', 'fraud_claim', 'haggler', 'injection', 'silent', 'wanderer'] as const),
];

export const NOISES = ['none', 'light', 'heavy'] as const;
