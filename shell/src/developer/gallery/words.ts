/** Sample words, long ones among them: a component with room for these has room for what a creditor sends. */
export const WORDS = {
  debtor: 'María Fernanda Rodríguez Etcheverry de los Santos',
  short: 'Ana Pereira',
  phone: '+598 99 *** 123',
  document: '4.***.***-2',
  file: 'cartera-consumo-noviembre-2026.xlsx',
  portfolio: 'Banco del Plata · Tarjetas',
  why: 'Promesa de pago vencida',
} as const;

/** The moment that sample events hang on. */
export const WHEN = '2026-11-20T13:42:00Z';
