export const STATUSES = ['open', 'pending', 'snoozed', 'resolved'] as const;
export const CHANNELS = ['whatsapp', 'telegram', 'sms', 'email', 'widget'] as const;
export const PRIORITIES = ['low', 'medium', 'high', 'urgent'] as const;
export const WHOSE = ['mine', 'nobody', 'others'] as const;
/** The orders of the inbox, the usual one first. */
export const SORTS = ['-last_at', 'last_at', 'waiting', '-number'] as const;

/** What the inbox shows, as it stands in the address. */
export const INBOX_LIST = {
  sorts: SORTS,
  filters: {
    whose: WHOSE,
    status: STATUSES,
    channel: CHANNELS,
    inbox: null,
    label: null,
    priority: PRIORITIES,
    waits: ['true'],
    unread: ['true'],
    level: ['broken', 'due'],
    with: ['agent'],
  },
} as const;
