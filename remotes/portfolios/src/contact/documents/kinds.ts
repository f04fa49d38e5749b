/** What a document may be. */
export const KINDS = [
  'contract',
  'identity',
  'proof_of_payment',
  'letter',
  'power_of_attorney',
  'other',
] as const;

/** What the page itself shows of documents; the rest is saved. */
export const isPicture = (mediaType: string) => mediaType.startsWith('image/');

/** What a document may be sent as; the server judges it by its content. */
export const ACCEPTED = '.pdf,.png,.jpg,.jpeg,.webp,.txt,.doc,.docx,.xlsx,.odt';
