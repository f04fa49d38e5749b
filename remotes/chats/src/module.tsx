import { defineModule } from '@recobro/sdk';
import { lazy } from 'react';

const inbox = () => import(/* webpackChunkName: "chats" */ './inbox/InboxPage');
const report = () => import(/* webpackChunkName: "chats-reports" */ './reports/ReportPage');
const inboxes = () => import(/* webpackChunkName: "settings-inboxes" */ './settings/InboxesPage');

/** Written conversations: one inbox for every way of writing. */
export default defineModule({
  id: 'chats',
  namespaces: ['chats', 'ui'],
  routes: [
    { path: '/chats', lazy: async () => ({ Component: (await inbox()).InboxPage }) },
    { path: '/chats/:id', lazy: async () => ({ Component: (await inbox()).InboxPage }) },
    { path: '/chats/reports', lazy: async () => ({ Component: (await report()).ReportPage }) },
    { path: '/settings/inboxes', lazy: async () => ({ Component: (await inboxes()).InboxesPage }) },
  ],
  slots: {
    'debtor.side': lazy(async () => ({
      default: (await import(/* webpackChunkName: "debtor.side" */ './slots/DebtorConversations'))
        .DebtorConversations,
    })),
    'header.status': lazy(async () => ({
      default: (await import(/* webpackChunkName: "header.status" */ './bar/OwnChats')).OwnChats,
    })),
    'home.cards': lazy(async () => ({
      default: (await import(/* webpackChunkName: "home.cards" */ './slots/MyConversations')).MyConversations,
    })),
  },
});
