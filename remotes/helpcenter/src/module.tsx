import { defineModule } from '@recobro/sdk';
import { lazy } from 'react';

const help = () => import(/* webpackChunkName: "help-center" */ './read/HelpPage');
const article = () => import(/* webpackChunkName: "help-center-read-one" */ './read/ArticlePage');
const writing = () => import(/* webpackChunkName: "help-center-write" */ './write/WritePage');
const editor = () => import(/* webpackChunkName: "help-center-write-one" */ './write/EditorPage');
const portals = () => import(/* webpackChunkName: "help-center-portals" */ './portals/PortalsPage');
const care = () => import(/* webpackChunkName: "help-center-care" */ './care/CarePage');

/** What the office knows how to do: read, searched, written. */
export default defineModule({
  id: 'helpcenter',
  namespaces: ['helpcenter', 'ui'],
  routes: [
    { path: '/help-center', lazy: async () => ({ Component: (await help()).HelpPage }) },
    { path: '/help-center/read/:id', lazy: async () => ({ Component: (await article()).ArticlePage }) },
    { path: '/help-center/write', lazy: async () => ({ Component: (await writing()).WritePage }) },
    { path: '/help-center/portals', lazy: async () => ({ Component: (await portals()).PortalsPage }) },
    { path: '/help-center/care', lazy: async () => ({ Component: (await care()).CarePage }) },
    { path: '/help-center/write/:id', lazy: async () => ({ Component: (await editor()).EditorPage }) },
  ],
  slots: {
    'header.help': lazy(async () => ({
      default: (await import(/* webpackChunkName: "header.help" */ './slots/HelpHere')).HelpHere,
    })),
  },
});
