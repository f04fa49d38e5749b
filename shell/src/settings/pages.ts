import type { OwnPage } from '../layout/ownPages';

type Page = [id: string, to: string, order: number, permission?: string];

const PAGES: Page[] = [
  ['profile', '/settings', 10],
  ['security', '/settings/security', 20],
  ['grants', '/settings/permissions', 25, 'core.grants:read'],
  ['reports', '/settings/reports', 30],
  ['notifications', '/settings/notifications', 40],
  ['display', '/settings/display', 50],
  ['appearance', '/settings/appearance', 70],
  ['ai-agents', '/settings/ai-agents', 80],
];

/** The shell's own pages of the settings; modules put theirs among them. */
export const SETTINGS_PAGES: OwnPage[] = PAGES.map(([id, to, order, permission]) => ({
  id,
  group: 'settings',
  key: `settings.${id}.title`,
  to,
  order,
  permission,
}));
