import { apiOf } from '@recobro/sdk';
import type { paths } from './schema.gen';

/** The API as the screens of tasks ask it. */
export const { useRead, useList, usePages, useWrite } = apiOf<paths>({
  '/api/v1/tasks': ['tasks', 'tasks'],
  '/api/v1/tasks/settings': ['tasks', 'settings'],
});
