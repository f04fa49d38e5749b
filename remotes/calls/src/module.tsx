import { defineModule } from '@recobro/sdk';
import { lazy } from 'react';

const callList = () => import(/* webpackChunkName: "calls" */ './log/CallsPage');
const callDetail = () => import(/* webpackChunkName: "calls-one" */ './log/CallPage');
const board = () => import(/* webpackChunkName: "calls-board" */ './board/BoardPage');
const wall = () => import(/* webpackChunkName: "calls-wall" */ './board/WallPage');
const sessionList = () => import(/* webpackChunkName: "sessions" */ './sessions/SessionsPage');
const sessionDetail = () => import(/* webpackChunkName: "sessions-one" */ './sessions/SessionPage');
const testCall = () => import(/* webpackChunkName: "test-call" */ './test-call/TestCallPage');
const telephony = () => import(/* webpackChunkName: "settings-telephony" */ './telephony/TelephonyPage');

/** Telephony: one's telephone, the calls, and the ways to the public network. */
export default defineModule({
  id: 'calls',
  namespaces: ['calls', 'ui'],
  routes: [
    { path: '/calls', lazy: async () => ({ Component: (await callList()).CallsPage }) },
    { path: '/calls/board', lazy: async () => ({ Component: (await board()).BoardPage }) },
    { path: '/calls/wall', lazy: async () => ({ Component: (await wall()).WallPage }) },
    { path: '/calls/:id', lazy: async () => ({ Component: (await callDetail()).CallPage }) },
    { path: '/sesiones', lazy: async () => ({ Component: (await sessionList()).SessionsPage }) },
    { path: '/sesiones/:id', lazy: async () => ({ Component: (await sessionDetail()).SessionPage }) },
    { path: '/test-call', lazy: async () => ({ Component: (await testCall()).TestCallPage }) },
    { path: '/settings/telephony', lazy: async () => ({ Component: (await telephony()).TelephonyPage }) },
  ],
  slots: {
    'debtor.side': lazy(async () => ({
      default: (await import(/* webpackChunkName: "debtor.side" */ './agents/CallByAgent')).CallByAgent,
    })),
    'frame.dock': lazy(async () => ({
      default: (await import(/* webpackChunkName: "dock" */ './softphone/Softphone')).Softphone,
    })),
  },
});
