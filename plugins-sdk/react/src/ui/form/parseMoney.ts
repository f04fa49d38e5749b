import { minorDigits } from '@recobro/sdk';

/**
 * Minor units of an amount as people type it: "1.250,50", "1,250.50", "$ 1250", "-300".
 * The last separator followed by one or two digits is the decimal one; a lone separator followed by
 * exactly three digits groups thousands. Undefined when the text is no amount, or finer than the currency allows.
 */
export function parseMoney(text: string, currency: string): number | undefined {
  const bare = text.replace(/[\s\u00a0$€]|R\$|US\$|[A-Z]{3}/g, '').replace(/^[−–]/, '-');
  const shape = /^(-?)(\d[\d.,]*)$/.exec(bare);
  if (!shape?.[2]) return undefined;
  const parts = split(shape[2]);
  if (!parts) return undefined;
  return compose(shape[1] === '-', parts, minorDigits(currency));
}

interface Parts {
  whole: string;
  fraction: string;
}

function split(digits: string): Parts | undefined {
  const at = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  if (at < 0) return { whole: digits, fraction: '' };
  const mark = digits[at] as string;
  const tail = digits.slice(at + 1);
  const head = digits.slice(0, at);
  const groups = tail.length === 3 && !head.includes(mark === '.' ? ',' : '.');
  return groups ? grouped(digits, mark) : decimal(head, tail, mark);
}

function grouped(digits: string, mark: string): Parts | undefined {
  return properlyGrouped(digits, mark) ? { whole: digits.split(mark).join(''), fraction: '' } : undefined;
}

function decimal(head: string, tail: string, mark: string): Parts | undefined {
  if (head.includes(mark)) return undefined;
  const other = mark === '.' ? ',' : '.';
  if (head.includes(other) && !properlyGrouped(head, other)) return undefined;
  return { whole: head.split(other).join(''), fraction: tail };
}

function properlyGrouped(text: string, mark: string): boolean {
  const [first, ...rest] = text.split(mark);
  return (first?.length ?? 0) <= 3 && rest.every((group) => group.length === 3);
}

function compose(negative: boolean, parts: Parts, digits: number): number | undefined {
  const fraction = parts.fraction.replace(/0+$/, '');
  if (fraction.length > digits) return undefined;
  const minor = Number(parts.whole + fraction.padEnd(digits, '0'));
  if (!Number.isSafeInteger(minor)) return undefined;
  return negative && minor !== 0 ? -minor : minor;
}
