import { apiOf } from '@recobro/sdk';
import type { paths } from './schema.gen';

/** The API as the screens of the help center ask it. */
export const { asking, useRead, useList, usePages, useWrite } = apiOf<paths>({
  '/api/v1/articles': ['helpcenter', 'articles'],
  '/api/v1/help-categories': ['helpcenter', 'categories'],
  '/api/v1/help-portals': ['helpcenter', 'portals'],
});
