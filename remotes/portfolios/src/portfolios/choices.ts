export const TYPES = ['own', 'third_party', 'purchased'] as const;
export const STAGES = ['preventive', 'early', 'pre_legal', 'legal', 'written_off'] as const;
export const COUNTRIES = ['UY', 'AR', 'BR', 'CL', 'CO', 'MX', 'PE', 'PY'] as const;
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
