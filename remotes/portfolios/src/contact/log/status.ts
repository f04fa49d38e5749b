import type { Tone } from '@recobro/sdk/ui';
import type { Contact } from '../../api/types';

/** The states of a contact. */
export const CONTACT_STATUSES = ['reserved', 'open', 'ended', 'released', 'expired', 'blocked'] as const;

/** How the state of a contact looks. */
export const contactTone: Record<Contact['status'], Tone> = {
  reserved: 'warning',
  open: 'warning',
  ended: 'success',
  released: 'paused',
  expired: 'paused',
  blocked: 'danger',
};

/** The ways that a contact goes. */
export const CHANNELS = ['call', 'whatsapp', 'sms', 'email', 'letter', 'visit', 'counter'] as const;

/** Who may be reached. */
export const REACHES = ['right_party', 'third_party', 'machine', 'none'] as const;

/** How who was reached looks. */
export const reachTone: Record<(typeof REACHES)[number], Tone> = {
  right_party: 'success',
  third_party: 'warning',
  machine: 'neutral',
  none: 'neutral',
};
