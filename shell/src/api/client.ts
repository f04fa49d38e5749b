import { apiOf } from '@recobro/sdk';
import type { paths } from './schema.gen';

/** The API as the shell and its own pages ask it. */
export const {
  asking,
  everyOf,
  keyOf,
  listing,
  reading,
  rootOf,
  useEvery,
  useList,
  usePages,
  useRead,
  useWrite,
} = apiOf<paths>({
  '/api/v1/report': ['reports'],
  '/api/v1/tracing-events/verification': ['verification'], // it changes nothing of the record that one reads
});
