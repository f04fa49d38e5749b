import type { RulePack, Verdict } from '../api/types';
import { ruleCaseOf, rulePackOf, verdictOf } from './contacts';
import type { Answers } from './screens';

export const VERSIONS = 'GET /api/v1/contact-rules/packs/{country}/versions';
export const BEGIN = 'POST /api/v1/contact-rules/packs/{country}/draft';
export const CHANGE = 'PUT /api/v1/contact-rules/packs/{country}/draft';
export const DISCARD = 'DELETE /api/v1/contact-rules/packs/{country}/draft';
export const TRY = 'POST /api/v1/contact-rules/packs/{country}/draft/try';
export const PUBLISH = 'POST /api/v1/contact-rules/packs/{country}/draft/publish';

export const SUPERADMIN = {
  'portfolios.contact_rules:read': 'all',
  'portfolios.rule_packs:create': 'all',
  'portfolios.rule_packs:delete': 'all',
  'portfolios.rule_packs:read': 'all',
  'portfolios.rule_packs:update': 'all',
} as const;

/** Chile as the product came with it: calls on weekdays until eight, one case. */
export const inForce = rulePackOf({
  cases: [ruleCaseOf()],
  rules: [
    {
      id: 'cl.hours',
      kind: 'hours',
      text: { es: 'De lunes a viernes.', en: 'Monday to Friday.', pt: 'De segunda a sexta.' },
      source: 'Ley 21.320',
      needs_counsel: true,
      channels: ['call'],
      open: [{ days: ['mon', 'tue', 'wed', 'thu', 'fri'], from: '08:00', to: '20:00' }],
    },
  ],
});

/** The draft of its second version. */
export const draft = rulePackOf({ ...inForce, id: 'pack-2', number: 2, status: 'draft' });

/** An API that keeps the versions of one country; `judge` is what it makes of each case. */
export function packsOf(
  versions: RulePack[],
  judge: (name: string) => Verdict = (name) => verdictOf({ name }),
): Answers {
  let kept = versions;
  return {
    [VERSIONS]: () => ({ data: kept }),
    'GET /api/v1/contact-rules/packs': () => ({ data: [] }),
    'GET /api/v1/record-names': () => ({ data: [] }),
    [BEGIN]: () => {
      kept = [draft, ...kept];
      return { data: draft };
    },
    [CHANGE]: ({ body }) => {
      const [first = draft, ...rest] = kept;
      const changed = { ...first, note: '', ...body, version: first.version + 1 };
      kept = [changed, ...rest];
      return { data: changed };
    },
    [DISCARD]: () => {
      kept = kept.slice(1);
      return undefined;
    },
    [TRY]: ({ body }) => ({ data: body.cases.map(({ name }) => judge(name)) }),
    [PUBLISH]: () => {
      const [first = draft, ...rest] = kept;
      const published = { ...first, status: 'published' as const, published_at: '2026-11-24T12:00:00Z' };
      kept = [published, ...rest.map((one) => ({ ...one, status: 'superseded' as const }))];
      return { data: published };
    },
  };
}
