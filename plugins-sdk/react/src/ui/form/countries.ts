/** The countries that the product is made for, with what usually goes with each. */
export const COUNTRIES = ['UY', 'AR', 'BR', 'CL', 'CO', 'MX', 'PE', 'PY'] as const;
export type Country = (typeof COUNTRIES)[number];

export const CURRENCIES = ['UYU', 'USD', 'ARS', 'BRL', 'CLP', 'COP', 'MXN', 'PEN', 'PYG', 'UYI'] as const;

export const TIMEZONES = [
  'America/Montevideo',
  'America/Argentina/Buenos_Aires',
  'America/Sao_Paulo',
  'America/Santiago',
  'America/Bogota',
  'America/Mexico_City',
  'America/Lima',
  'America/Asuncion',
] as const;

/** What usually goes with a country; the rest is chosen by hand. */
export const HABITS: Record<Country, { currency: string; timezone: string }> = {
  UY: { currency: 'UYU', timezone: 'America/Montevideo' },
  AR: { currency: 'ARS', timezone: 'America/Argentina/Buenos_Aires' },
  BR: { currency: 'BRL', timezone: 'America/Sao_Paulo' },
  CL: { currency: 'CLP', timezone: 'America/Santiago' },
  CO: { currency: 'COP', timezone: 'America/Bogota' },
  MX: { currency: 'MXN', timezone: 'America/Mexico_City' },
  PE: { currency: 'PEN', timezone: 'America/Lima' },
  PY: { currency: 'PYG', timezone: 'America/Asuncion' },
};

/** The country of a time zone, for a first guess; Uruguay for any that is not known. */
export function countryOf(timezone: string): Country {
  return COUNTRIES.find((one) => HABITS[one].timezone === timezone) ?? 'UY';
}
