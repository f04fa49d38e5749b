import { type Invitee, ROLES, type Role } from './types';

/** What was read of one pasted line: somebody to invite, or why not. */
export interface PersonLine {
  line: number;
  text: string;
  person?: Invitee;
  problem?: 'email' | 'role';
}

const EMAIL = /^[^\s@<>,;]+@[^\s@<>,;]+\.[^\s@<>,;]+$/;

/** Most lines that are read at once. */
export const MOST_PEOPLE = 200;

/** Most of a file that is read: many times what so many people need. */
export const MOST_BYTES = 256 * 1024;

/**
 * Reads people from pasted text or a CSV: `email`, `Name <email>`, or `email, name, role` in any order, separated by comma,
 * semicolon or tab. A header line is passed over; a line without a role gets the given one.
 */
export function parsePeople(text: string, role: Role): PersonLine[] {
  return text
    .split(/\r?\n/)
    .map((line, index) => ({ line: index + 1, text: line.trim() }))
    .filter(({ text: line }) => line !== '' && !isHeader(line))
    .slice(0, MOST_PEOPLE)
    .map((entry) => ({ ...entry, ...parseLine(entry.text, role) }));
}

function isHeader(line: string): boolean {
  return !line.includes('@') && /mail|correo/i.test(line);
}

function parseLine(line: string, fallback: Role): Pick<PersonLine, 'person' | 'problem'> {
  const cells = line
    .replace(/^(.*)<([^<>]+)>/, '$1;$2')
    .split(/[,;\t]/)
    .map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'))
    .filter(Boolean);
  const email = cells.find((cell) => EMAIL.test(cell));
  if (!email) return { problem: 'email' };
  const named = ROLES.find((role) => cells.some((cell) => cell.toLowerCase() === role));
  const rest = cells.filter((cell) => cell !== email && cell.toLowerCase() !== named);
  if (rest.length > 1) return { problem: 'role' };
  return { person: { email, display_name: rest[0] ?? nameOf(email), role: named ?? fallback } };
}

/** A first guess at a name: ana.perez@… is Ana Perez. */
function nameOf(email: string): string {
  const words = (email.split('@')[0] ?? email).split(/[._-]+/).filter(Boolean);
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
}
