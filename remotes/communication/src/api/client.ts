import { apiOf } from '@recobro/sdk';
import type { paths } from './schema.gen';

/** The API as the screens of communication ask it. */
export const { asking, useRead, useWrite } = apiOf<paths>({
  '/api/v1/communication/hours': ['communication', 'hours'],
  '/api/v1/communication/senders': ['communication', 'senders'],
  '/api/v1/communication/templates': ['communication', 'templates'],
});
