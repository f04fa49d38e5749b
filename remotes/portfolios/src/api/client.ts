import { apiOf } from '@recobro/sdk';
import type { paths } from './schema.gen';

/** The API as the screens of portfolios, debtors and imports ask it. */
export const { asking, everyOf, keyOf, listing, reading, useEvery, useList, usePages, useRead, useWrite } =
  apiOf<paths>({
    '/api/v1/carteras': ['portfolios', 'portfolios'],
    '/api/v1/carteras/caps': ['portfolios', 'caps'],
    '/api/v1/carteras/buckets': ['portfolios', 'buckets'],
    '/api/v1/contact-rules': ['portfolios', 'contact_rules'],
    '/api/v1/contacts': ['portfolios', 'contacts'],
    '/api/v1/contacts/dispositions': ['portfolios', 'dispositions'],
    '/api/v1/deudores': ['portfolios', 'debtors'],
    '/api/v1/deudores/tags': ['portfolios', 'tags'],
    '/api/v1/eventos-programados': ['portfolios', 'events'],
    '/api/v1/imports': ['portfolios', 'imports'],
    '/api/v1/offers': ['portfolios', 'offers'],
    '/api/v1/offers/rules': ['portfolios', 'offer_rules'],
    '/api/v1/payments': ['portfolios', 'payments'],
    '/api/v1/plans': ['portfolios', 'plans'],
    '/api/v1/payments/files': ['portfolios', 'bank_files'],
    '/api/v1/queue': ['portfolios', 'queues'],
    '/api/v1/reports': ['portfolios', 'reports'],
    '/api/v1/strategies': ['portfolios', 'strategies'],
    '/api/v1/work-sessions': ['portfolios', 'work_sessions'],
    '/api/v1/tills': ['portfolios', 'tills'],
    '/api/v1/tills/points': ['portfolios', 'points'],
    '/api/v1/promesas': ['portfolios', 'promises'],
    '/api/v1/promesas/types': ['portfolios', 'promise_types'],
  });
