/** The countries that the product is made for, with what usually goes with each. */
export const countries = ['UY', 'AR', 'BR', 'CL', 'CO', 'MX', 'PE', 'PY'] as const;
export type Country = (typeof countries)[number];

export const currencies = ['UYU', 'USD', 'ARS', 'BRL', 'CLP', 'COP', 'MXN', 'PEN', 'PYG', 'UYI'] as const;

export const timezones = [
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
export const habits: Record<Country, { currency: string; timezone: string }> = {
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
  return countries.find((one) => habits[one].timezone === timezone) ?? 'UY';
}
