import { defineModule } from '@recobro/sdk';
import { lazy } from 'react';

const tasksPage = () => import(/* webpackChunkName: "tasks" */ './list/TasksPage');

/** What is left to do, as a table and as a board, and on the pages it is about. */
export default defineModule({
  id: 'tasks',
  namespaces: ['tasks', 'ui'],
  routes: [{ path: '/tasks', lazy: async () => ({ Component: (await tasksPage()).TasksPage }) }],
  slots: {
    'debtor.side': lazy(async () => ({
      default: (await import(/* webpackChunkName: "debtor.side" */ './slots/RecordTasks')).RecordTasks,
    })),
    'home.cards': lazy(async () => ({
      default: (await import(/* webpackChunkName: "home.cards" */ './slots/MyDueTasks')).MyDueTasks,
    })),
  },
});
