/** The letters that a text message has for one place each, and those that take two. */
const ONE =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
const TWO = '^{}\\[~]|€\f';

const PLAIN = { alone: 160, each: 153 };
const WIDE = { alone: 70, each: 67 };

/** How many places a text takes as text messages, and in how many it is sent (3GPP TS 23.038). */
export function segmentsOf(text: string): { places: number; segments: number } {
  const letters = [...text];
  const isPlain = letters.every((one) => ONE.includes(one) || TWO.includes(one));
  const places = isPlain ? letters.reduce((sum, one) => sum + (TWO.includes(one) ? 2 : 1), 0) : text.length;
  const { alone, each } = isPlain ? PLAIN : WIDE;
  return { places, segments: places <= alone ? 1 : Math.ceil(places / each) };
}
