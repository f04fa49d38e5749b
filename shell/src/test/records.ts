import type {
  ApikeyKeyView,
  HttpapiAppDetail,
  HttpapiPermissions,
  ManifestText,
  ReportsReportOffers,
  ReportsRunView,
  ReportsScheduleView,
  SessionView,
  TracingLine,
  UserView,
} from '../api/schema.gen';

const AT = '2026-11-20T12:00:00Z';

/** A text in the three languages, of which the tests read the Spanish one. */
export const text = (es: string): ManifestText => ({ es, en: es, pt: es });

export function userOf(change: Partial<UserView> = {}): UserView {
  return {
    id: 'u2',
    username: 'luz',
    display_name: 'Luz Paz',
    email: 'luz@rioplatense.demo',
    role: 'cashier',
    status: 'active',
    created_at: AT,
    version: 3,
    ...change,
  };
}

export function sessionOf(change: Partial<SessionView> = {}): SessionView {
  return {
    id: 's1',
    address: '10.0.0.7',
    user_agent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Firefox/133.0',
    created_at: AT,
    expires_at: AT,
    last_seen_at: AT,
    current: false,
    methods: ['pwd'],
    ...change,
  };
}

/** A key that may do everything its person may. */
export function keyOf(change: Partial<ApikeyKeyView> = {}): ApikeyKeyView {
  return {
    id: 'k1',
    name: 'Informe diario',
    hint: 'a1b2',
    created_at: AT,
    expires_at: null,
    last_used_at: null,
    scopes: [],
    ...change,
  };
}

/** What can be permitted: of the system, and of one module. */
export const permissionsOf = (): HttpapiPermissions[] => [
  {
    id: 'core',
    title: text('Sistema'),
    permissions: [
      { name: 'core.users:read', title: text('Ver usuarios'), pii: true },
      { name: 'core.users:create', title: text('Invitar usuarios'), pii: true },
    ],
  },
  {
    id: 'tasks',
    title: text('Tareas'),
    permissions: [
      { name: 'tasks.tasks:read', title: text('Ver tareas'), pii: false },
      { name: 'tasks.tasks:update', title: text('Cambiar tareas'), pii: false },
      { name: 'tasks.tasks:delete', title: text('Eliminar tareas'), pii: false },
    ],
  },
];

/** A line of the record. */
export function eventOf(change: Partial<TracingLine> = {}): TracingLine {
  return {
    id: 'e1',
    at: AT,
    module: 'core',
    name: 'core.user.changed',
    actor_kind: 'user',
    actor_id: 'u2',
    actor_name: 'luz',
    actor_role: 'admin',
    subject_type: 'user',
    subject_id: 'u9',
    payload: { role: 'manager' },
    facts: [],
    seq: 41,
    hash: 'ab12',
    ...change,
  };
}

export function appOf(change: Partial<HttpapiAppDetail> = {}): HttpapiAppDetail {
  return {
    id: 'tasks',
    version: '0.1.0',
    title: text('Tareas'),
    description: text('Lo que queda por hacer'),
    state: 'ready',
    since: AT,
    restarts: 2,
    connected: true,
    required: false,
    settings: false,
    permissions: [
      {
        name: 'tasks.tasks:read',
        title: text('Ver tareas'),
        pii: true,
        grants: { admin: 'all', cashier: 'own' },
      },
    ],
    fields: [{ name: 'task.contact_phone', class: 'phone' }],
    prefixes: ['/api/v1/tasks'],
    open: [],
    credentials: [],
    pages: [],
    scopes: [],
    publishes: ['recobro.tasks.task.created'],
    consumes: [],
    egress: [],
    screens: [{ path: '/tasks', title: text('Lista de tareas') }],
    slots: ['home.cards'],
    ...change,
  };
}

export function runOf(change: Partial<ReportsRunView> = {}): ReportsRunView {
  return {
    id: 'r1',
    schedule_id: 'p1',
    name: 'Los lunes',
    report: 'portfolios.debtors',
    title: text('Deudores'),
    format: 'csv',
    status: 'done',
    rows: 1200,
    bytes: 48_000,
    cause: '',
    cause_title: '',
    mail: '',
    delivery: 'download',
    recipients: [],
    filters: {},
    file_name: 'debtors-2026-11-20.csv',
    can_download: true,
    created_at: AT,
    created_by: 'u1',
    updated_at: AT,
    updated_by: 'u1',
    started_at: AT,
    finished_at: AT,
    expires_at: '2026-12-20T12:00:00Z',
    owner_id: 'u1',
    version: 1,
    ...change,
  };
}

/** A schedule that has never run yet. */
export function scheduleOf(change: Partial<ReportsScheduleView> = {}): ReportsScheduleView {
  return {
    id: 'p1',
    version: 5,
    name: 'Los lunes',
    report: 'portfolios.debtors',
    title: text('Deudores'),
    format: 'csv',
    cadence: { every: 'weekly', weekdays: [1, 4], at: '07:30' },
    delivery: 'download',
    recipients: [],
    filters: {},
    paused: false,
    next_run_at: '2026-11-23T10:30:00Z',
    unavailable: '',
    owner_id: '0199e6f0-0000-7000-8000-000000000001',
    owner_name: 'Ana Pereira',
    created_at: AT,
    created_by: 'u1',
    updated_at: AT,
    updated_by: 'u1',
    ...change,
  };
}

export function offersOf(change: Partial<ReportsReportOffers> = {}): ReportsReportOffers {
  return {
    formats: ['csv', 'xlsx'],
    periods: ['today', 'this_month'],
    timezone: 'America/Montevideo',
    mail_available: true,
    kept_days: 30,
    max_recipients: 20,
    reports: [
      {
        id: 'portfolios.debtors',
        module: 'portfolios',
        title: text('Deudores'),
        description: text('Quién debe y cuánto'),
        roles: ['admin', 'manager'],
        filters: [
          {
            name: 'status',
            kind: 'choice',
            title: text('Estado'),
            multiple: true,
            options: [{ value: 'new', title: text('Nuevo') }],
          },
        ],
      },
    ],
    ...change,
  };
}
