export type {
  NotificationsChosen as ChosenKind,
  NotificationsView as Notice,
} from '../api/schema.gen';

/** From this many on, the host counts no further. */
export const MOST_UNREAD = 100;

/** How one may hear of a kind, in the order of the columns. */
export const WAYS = ['in_app', 'mail', 'push'] as const;
export type Way = (typeof WAYS)[number];
