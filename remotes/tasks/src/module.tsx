import { defineModule } from '@recobro/sdk';

const tasksPage = () => import('./list/TasksPage');

/** What is left to do, as a table and as a board. */
export default defineModule({
  id: 'tasks',
  namespaces: ['tasks', 'ui'],
  routes: [{ path: '/tasks', lazy: async () => ({ Component: (await tasksPage()).TasksPage }) }],
});
