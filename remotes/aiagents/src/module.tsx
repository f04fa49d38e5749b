import { defineModule } from '@recobro/sdk';
import { lazy } from 'react';

const agents = () => import(/* webpackChunkName: "ai-agents" */ './list/AgentsPage');
const agent = () => import(/* webpackChunkName: "ai-agents-one" */ './agent/AgentPage');
const version = () => import(/* webpackChunkName: "ai-agents-version" */ './editor/VersionPage');
const reviews = () => import(/* webpackChunkName: "reviews" */ './reviews/ReviewsPage');
const review = () => import(/* webpackChunkName: "reviews-one" */ './reviews/ReviewPage');
const testCall = () => import(/* webpackChunkName: "ai-agents-test-call" */ './trial/TestCallPage');
const suites = () => import(/* webpackChunkName: "ai-agents-suites" */ './suites/SuitesPage');
const suite = () => import(/* webpackChunkName: "ai-agents-suites-one" */ './suites/SuitePage');
const run = () => import(/* webpackChunkName: "ai-agents-runs-one" */ './suites/RunPage');

const company = () => import(/* webpackChunkName: "settings.ai-agents" */ './company/CompanyPage');

/** Agents that write and speak with debtors: their versions, tests, talks and reviews. */
export default defineModule({
  id: 'aiagents',
  namespaces: ['aiagents', 'ui'],
  routes: [
    { path: '/ai-agents', lazy: async () => ({ Component: (await agents()).AgentsPage }) },
    { path: '/ai-agents/test-call', lazy: async () => ({ Component: (await testCall()).TestCallPage }) },
    { path: '/ai-agents/suites', lazy: async () => ({ Component: (await suites()).SuitesPage }) },
    { path: '/ai-agents/suites/:id', lazy: async () => ({ Component: (await suite()).SuitePage }) },
    { path: '/ai-agents/runs/:id', lazy: async () => ({ Component: (await run()).RunPage }) },
    { path: '/ai-agents/:id', lazy: async () => ({ Component: (await agent()).AgentPage }) },
    { path: '/ai-agents/:id/versions/:n', lazy: async () => ({ Component: (await version()).VersionPage }) },
    { path: '/reviews', lazy: async () => ({ Component: (await reviews()).ReviewsPage }) },
    { path: '/reviews/:id', lazy: async () => ({ Component: (await review()).ReviewPage }) },
  ],
  slots: {
    'call.side': lazy(async () => ({
      default: (await import(/* webpackChunkName: "call.side" */ './slots/AnalysisPart')).AnalysisPart,
    })),
    'conversation.side': lazy(async () => ({
      default: (await import(/* webpackChunkName: "conversation.side" */ './slots/AnalysisPart'))
        .AnalysisPart,
    })),
    'settings.ai-agents': lazy(() => company().then((m) => ({ default: m.CompanyPage }))),
  },
});
