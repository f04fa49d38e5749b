/** The pages of the settings, in their order. */
export const SETTINGS_PAGES = [
  { to: '/settings', key: 'profile' },
  { to: '/settings/security', key: 'security' },
  { to: '/settings/reports', key: 'reports' },
  { to: '/settings/notifications', key: 'notifications' },
  { to: '/settings/display', key: 'display' },
  { to: '/settings/communication', key: 'communication' },
  { to: '/settings/appearance', key: 'appearance' },
  { to: '/settings/ai-agents', key: 'ai-agents' },
] as const;
