import { apiOf } from '@recobro/sdk';
import type { paths } from './schema.gen';

/** The API as the screens of the agents ask it. */
export const { useRead, useList, usePages, useWrite, keyOf } = apiOf<paths>({
  '/api/v1/ai-agents': ['aiagents', 'agents'],
  '/api/v1/analyses': ['aiagents', 'analyses'],
  '/api/v1/reviews': ['aiagents', 'reviews'],
  '/api/v1/ai-agents/suites': ['aiagents', 'suites'],
  '/api/v1/ai-agents/runs': ['aiagents', 'runs'],
  '/api/v1/ai-agents/tests': ['aiagents', 'tests'],
  '/api/v1/ai-agents/stop': ['aiagents', 'agents', 'stop'],
  '/api/v1/ai-agents/providers': ['aiagents', 'providers'],
  '/api/v1/ai-agents/settings': ['aiagents', 'settings'],
  '/api/v1/help-categories': ['helpcenter', 'categories'],
  '/api/v1/help-portals': ['helpcenter', 'portals'],
});
