/** How the window looks, and where: what the server tells script and window with themselves. */
export interface Config {
  origins: string[];
  color: string;
  ink: string;
  side: 'start' | 'end';
  titles: Record<string, string>;
  welcomes: Record<string, string>;
  asks?: ('name' | 'phone' | 'email')[];
  language?: string;
  /** Media types of the files that a visitor may send, and how large one may be, in bytes. */
  takes?: string[];
  largest?: number;
  origin: string;
  base: string;
}

/** Whom the page says that its visitor is: see the identity of a visit in the API. */
export interface Identity {
  user_id: string;
  phone?: string;
  email?: string;
  reference?: string;
  name?: string;
  at: number;
  hash: string;
}

/** What the page's script and the window in its frame tell each other. */
export type ToWindow =
  | { recobro: 'hello'; identity: Identity | null; isOpen: boolean }
  | { recobro: 'shown'; isOpen: boolean };
export type ToPage =
  | { recobro: 'ready' }
  | { recobro: 'close' }
  | { recobro: 'thread' }
  | { recobro: 'unread'; count: number }
  | { recobro: 'identity'; code: string };

export const LANGUAGES = ['es', 'en', 'pt'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The first of some languages that is one of ours. */
export function languageOf(...wanted: (string | null | undefined)[]): Language {
  for (const one of wanted) {
    const found = LANGUAGES.find((known) => one?.toLowerCase().startsWith(known));
    if (found) return found;
  }
  return 'es';
}
