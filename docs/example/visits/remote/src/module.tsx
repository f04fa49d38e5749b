import { defineModule } from '@recobro/sdk';

const list = () => import(/* webpackChunkName: "visits" */ './visit/VisitListPage');
const one = () => import(/* webpackChunkName: "visits-one" */ './visit/VisitPage');

/** What collectors wrote of their visits: the list, and one note. */
export default defineModule({
  id: 'visits',
  namespaces: ['visits', 'ui'],
  routes: [
    { path: '/visits', lazy: async () => ({ Component: (await list()).VisitListPage }) },
    { path: '/visits/:id', lazy: async () => ({ Component: (await one()).VisitPage }) },
  ],
});
