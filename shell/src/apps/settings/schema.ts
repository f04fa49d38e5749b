import type { Titles } from '@recobro/sdk';
import type { RegistrySettings } from '../../api/schema.gen';

/** One setting, as the manifest's JSON schema describes it. */
export interface Setting {
  type: 'string' | 'integer' | 'number' | 'boolean' | 'array';
  'x-title': Titles;
  'x-description'?: Titles;
  'x-enum-titles'?: Record<string, Titles>;
  default?: unknown;
  enum?: (string | number)[];
  format?: 'email' | 'uri' | 'date' | 'time';
  minimum?: number;
  maximum?: number;
  multipleOf?: number;
  maxLength?: number;
  items?: { enum?: string[] };
  /** A secret: written, never read back. */
  writeOnly?: boolean;
}

/** The form of an app's settings. */
interface FormSchema {
  properties?: Record<string, Setting>;
  required?: string[];
}

/** What stands in the fields: text for numbers, lines for lists; a secret is null when it shall go. */
export type Written = Record<string, string | boolean | string[] | null>;

/** The settings in the form's order, which is the schema's. */
export function settingsOf({ schema }: RegistrySettings): [string, Setting][] {
  return Object.entries((schema as FormSchema).properties ?? {});
}

/** The settings that there must be. */
export const requiredOf = ({ schema }: RegistrySettings): string[] => (schema as FormSchema).required ?? [];

/** A value as its field writes it. */
export function written(setting: Setting, value: unknown): Written[string] {
  if (setting.writeOnly) return '';
  if (setting.type === 'boolean') return value === true;
  if (setting.type === 'array') {
    const items = Array.isArray(value) ? value.map(String) : [];
    return setting.items?.enum ? items : items.join('\n');
  }
  return value === undefined || value === null ? '' : String(value);
}

/** A field as the API expects it; undefined leaves it out, which is the default, or the secret as it is. */
export function meant(setting: Setting, value: Written[string] | undefined): unknown {
  if (value === null) return null;
  if (value === undefined || value === '') return setting.type === 'array' ? [] : undefined;
  if (setting.type === 'integer' || setting.type === 'number') return numberOr(value);
  if (setting.enum && typeof value === 'string')
    return setting.enum.find((option) => String(option) === value) ?? value;
  if (setting.type === 'array' && typeof value === 'string')
    return value
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
  return value;
}

/** A number that was typed; what is none stays a text, so that the server can refuse it at its field. */
function numberOr(value: Exclude<Written[string], null>): unknown {
  const number = Number(String(value).replace(',', '.'));
  return Number.isNaN(number) ? value : number;
}

/** Every field as the API expects it. */
export function meaning(settings: [string, Setting][], values: Written): Record<string, unknown> {
  const all = settings.map(([name, setting]) => [name, meant(setting, values[name])] as const);
  return Object.fromEntries(all.filter(([, value]) => value !== undefined));
}
