import type { NavItem } from '../app/boot';

/** A line of the navigation that is the shell's own; its title is a text of the shell. */
export interface OwnPage extends Omit<NavItem, 'title' | 'permission'> {
  key: string;
  permission: string | undefined;
}

/** The shell's own pages. */
export const OWN_PAGES: OwnPage[] = [
  { id: 'home', group: 'work', icon: 'Home', key: 'nav.home', to: '/', order: 0, permission: undefined },
  {
    id: 'users',
    group: 'team',
    icon: 'PeopleTeam',
    key: 'nav.users',
    to: '/users',
    order: 40,
    permission: 'core.users:read_details',
  },
  {
    id: 'tracing',
    group: 'system',
    icon: 'History',
    key: 'nav.tracing',
    to: '/tracing-events',
    order: 60,
    permission: 'core.tracing_events:read',
  },
  {
    id: 'apps',
    group: 'system',
    icon: 'AppsList',
    key: 'nav.apps',
    to: '/apps',
    order: 50,
    permission: 'core.apps:read',
  },
  {
    id: 'tenants',
    group: 'system',
    icon: 'Building',
    key: 'nav.tenants',
    to: '/tenants',
    order: 70,
    permission: 'core.tenants:read',
  },
  {
    id: 'settings',
    group: 'system',
    icon: 'Settings',
    key: 'nav.settings',
    to: '/settings',
    order: 90,
    permission: undefined,
  },
];
