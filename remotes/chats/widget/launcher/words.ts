import type { Language } from '../config';

/** What the button is called; the window has texts of its own. */
export const WORDS: Record<
  Language,
  { open: string; close: string; chat: string; unread: (n: string) => string }
> = {
  es: {
    open: 'Abrir el chat',
    close: 'Cerrar el chat',
    chat: 'Chat',
    unread: (n) => `Abrir el chat: ${n} sin leer`,
  },
  en: {
    open: 'Open the chat',
    close: 'Close the chat',
    chat: 'Chat window',
    unread: (n) => `Open the chat: ${n} unread`,
  },
  pt: {
    open: 'Abrir a conversa',
    close: 'Fechar a conversa',
    chat: 'Conversa',
    unread: (n) => `Abrir a conversa: ${n} não lidas`,
  },
};
