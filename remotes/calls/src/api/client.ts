import { apiOf } from '@recobro/sdk';
import type { paths } from './schema.gen';

/** The API as the screens of calls ask it. */
export const { asking, useList, usePages, useRead, useWrite } = apiOf<paths>({
  '/api/v1/llamadas': ['calls', 'calls'],
  '/api/v1/lines': ['calls', 'calls', 'lines'],
  '/api/v1/numbers': ['calls', 'numbers'],
  '/api/v1/sesiones': ['calls', 'sessions'],
  '/api/v1/trunks': ['calls', 'trunks'],
});
