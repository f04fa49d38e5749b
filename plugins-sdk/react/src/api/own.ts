import { apiOf } from '../query/apiOf';
import type { paths } from './schema.gen';

/** The API as the SDK itself asks it. */
export const { useEvery, usePages, everyOf, asking } = apiOf<paths>();
