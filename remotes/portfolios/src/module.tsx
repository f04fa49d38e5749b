import { defineModule } from '@recobro/sdk';
import { lazy } from 'react';

const portfolioList = () => import(/* webpackChunkName: "portfolios" */ './book/portfolios/PortfolioListPage');
const portfolioDetail = () =>
  import(/* webpackChunkName: "portfolios-one" */ './book/portfolios/PortfolioDetailPage');
const importAssistant = () =>
  import(/* webpackChunkName: "portfolios-one-imports-one" */ './book/imports/ImportPage');
const debtorList = () => import(/* webpackChunkName: "debtors" */ './book/debtors/DebtorListPage');
const debtorDetail = () => import(/* webpackChunkName: "debtors-one" */ './book/debtors/DebtorPage');

/** Portfolios, their imports and their debtors. */
export default defineModule({
  id: 'portfolios',
  namespaces: ['portfolios', 'ui'],
  routes: [
    { path: '/portfolios', lazy: async () => ({ Component: (await portfolioList()).PortfolioListPage }) },
    {
      path: '/portfolios/:portfolioId',
      lazy: async () => ({ Component: (await portfolioDetail()).PortfolioDetailPage }),
    },
    {
      path: '/portfolios/:portfolioId/imports/:importId',
      lazy: async () => ({ Component: (await importAssistant()).ImportPage }),
    },
    { path: '/debtors', lazy: async () => ({ Component: (await debtorList()).DebtorListPage }) },
    { path: '/debtors/:debtorId', lazy: async () => ({ Component: (await debtorDetail()).DebtorPage }) },
  ],
  slots: {
    'header.context': lazy(async () => ({
      default: (await import(/* webpackChunkName: "header.context" */ './book/portfolios/PortfolioSwitcher'))
        .PortfolioSwitcher,
    })),
    'home.cards': lazy(async () => ({
      default: (await import(/* webpackChunkName: "home.cards" */ './home/HomeCards')).HomeCards,
    })),
  },
});
