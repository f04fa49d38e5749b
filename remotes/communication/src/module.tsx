import { defineModule } from '@recobro/sdk';

const page = () => import(/* webpackChunkName: "settings-one" */ './CommunicationPage');

/** How a company speaks to its debtors: a page of the settings. */
export default defineModule({
  id: 'communication',
  namespaces: ['communication', 'ui'],
  routes: [
    { path: '/settings/communication', lazy: async () => ({ Component: (await page()).CommunicationPage }) },
  ],
});
