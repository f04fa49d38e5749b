import { defineModule } from '@recobro/sdk';
import { lazy } from 'react';

const portfolioList = () =>
  import(/* webpackChunkName: "portfolios" */ './book/portfolios/PortfolioListPage');
const portfolioDetail = () =>
  import(/* webpackChunkName: "portfolios-one" */ './book/portfolios/PortfolioDetailPage');
const importAssistant = () =>
  import(/* webpackChunkName: "portfolios-one-imports-one" */ './book/imports/ImportPage');
const debtorList = () => import(/* webpackChunkName: "debtors" */ './book/debtors/DebtorListPage');
const debtorDetail = () => import(/* webpackChunkName: "debtors-one" */ './book/debtors/DebtorPage');
const paymentList = () => import(/* webpackChunkName: "payments" */ './money/payments/PaymentListPage');
const paymentDetail = () => import(/* webpackChunkName: "payments-one" */ './money/payments/PaymentPage');
const bankFiles = () => import(/* webpackChunkName: "payments-files" */ './money/bank/BankFilesPage');
const bankFile = () => import(/* webpackChunkName: "payments-files-one" */ './money/bank/BankFilePage');
const tills = () => import(/* webpackChunkName: "tills" */ './money/tills/TillsPage');
const tillDetail = () => import(/* webpackChunkName: "tills-one" */ './money/tills/TillPage');
const points = () => import(/* webpackChunkName: "settings-points" */ './money/tills/PointsPage');
const promiseTypes = () =>
  import(/* webpackChunkName: "settings-promise-types" */ './money/promisetypes/TypesPage');
const outcomes = () =>
  import(/* webpackChunkName: "settings-outcomes" */ './contact/dispositions/OutcomesPage');
const contactRules = () =>
  import(/* webpackChunkName: "settings-contact-rules" */ './contact/rules/RulesPage');
const rulePack = () =>
  import(/* webpackChunkName: "settings-contact-rules-one" */ './contact/rules/pack/PackPage');
const work = () => import(/* webpackChunkName: "work" */ './contact/work/WorkPage');
const agenda = () => import(/* webpackChunkName: "agenda" */ './contact/agenda/AgendaPage');
const strategy = () =>
  import(/* webpackChunkName: "portfolios-one-strategy" */ './contact/strategy/StrategyPage');
const contactList = () => import(/* webpackChunkName: "contacts" */ './contact/log/ContactsPage');
const reports = () => import(/* webpackChunkName: "reports" */ './reports/ReportsPage');
const planList = () => import(/* webpackChunkName: "plans" */ './money/plans/PlansPage');
const promiseList = () => import(/* webpackChunkName: "promises" */ './money/promises/PromisesPage');

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
    {
      path: '/portfolios/:portfolioId/strategy',
      lazy: async () => ({ Component: (await strategy()).StrategyPage }),
    },
    { path: '/debtors', lazy: async () => ({ Component: (await debtorList()).DebtorListPage }) },
    { path: '/promises', lazy: async () => ({ Component: (await promiseList()).PromisesPage }) },
    { path: '/debtors/:debtorId', lazy: async () => ({ Component: (await debtorDetail()).DebtorPage }) },
    { path: '/payments', lazy: async () => ({ Component: (await paymentList()).PaymentListPage }) },
    { path: '/payments/files', lazy: async () => ({ Component: (await bankFiles()).BankFilesPage }) },
    { path: '/payments/files/:fileId', lazy: async () => ({ Component: (await bankFile()).BankFilePage }) },
    { path: '/payments/:paymentId', lazy: async () => ({ Component: (await paymentDetail()).PaymentPage }) },
    { path: '/tills', lazy: async () => ({ Component: (await tills()).TillsPage }) },
    { path: '/tills/:tillId', lazy: async () => ({ Component: (await tillDetail()).TillPage }) },
    { path: '/plans', lazy: async () => ({ Component: (await planList()).PlansPage }) },
    { path: '/settings/promise-types', lazy: async () => ({ Component: (await promiseTypes()).TypesPage }) },
    { path: '/settings/outcomes', lazy: async () => ({ Component: (await outcomes()).OutcomesPage }) },
    { path: '/settings/contact-rules', lazy: async () => ({ Component: (await contactRules()).RulesPage }) },
    {
      path: '/settings/contact-rules/:country',
      lazy: async () => ({ Component: (await rulePack()).PackPage }),
    },
    { path: '/work', lazy: async () => ({ Component: (await work()).WorkPage }) },
    { path: '/agenda', lazy: async () => ({ Component: (await agenda()).AgendaPage }) },
    { path: '/contacts', lazy: async () => ({ Component: (await contactList()).ContactsPage }) },
    { path: '/reports', lazy: async () => ({ Component: (await reports()).ReportsPage }) },
    { path: '/settings/points', lazy: async () => ({ Component: (await points()).PointsPage }) },
  ],
  slots: {
    'call.outcome': lazy(async () => ({
      default: (await import(/* webpackChunkName: "call.outcome" */ './contact/CallOutcome')).CallOutcome,
    })),
    'header.context': lazy(async () => ({
      default: (await import(/* webpackChunkName: "header.context" */ './contact/work/HeaderContext'))
        .HeaderContext,
    })),
    'home.cards': lazy(async () => ({
      default: (await import(/* webpackChunkName: "home.cards" */ './home/HomeCards')).HomeCards,
    })),
  },
});
