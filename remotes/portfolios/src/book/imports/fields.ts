/** What a column may be, in the groups it is offered in. */
export const FIELD_GROUPS = {
  debtor: [
    'national_id',
    'national_id_type',
    'external_ref',
    'name',
    'given_name',
    'family_name',
    'birthday',
    'segment',
  ],
  contact: ['phone', 'email', 'address_line', 'city', 'region', 'postal_code'],
  debt: [
    'debt_ref',
    'account_ref',
    'product_code',
    'product_name',
    'brand',
    'currency',
    'principal',
    'interest',
    'fees',
    'penalties',
    'balance',
    'original_due',
    'current_due',
    'last_payment',
    'last_payment_on',
    'statute_date',
  ],
  more: ['notes', 'extra'],
} as const;

/** The fields that several columns may be. */
const REPEATABLE: readonly string[] = ['phone', 'email', 'notes', 'extra'];

const DEBT_FIELDS: readonly string[] = FIELD_GROUPS.debt;

/** Each choice of fields of which one at least must be mapped, and whether it is. */
export function requirements(mapping: readonly string[]): { oneOf: string[]; met: boolean }[] {
  const choices = [
    ['national_id', 'external_ref'],
    ['name', 'given_name', 'family_name'],
  ];
  if (mapping.some((field) => DEBT_FIELDS.includes(field))) choices.push(['balance', 'principal']);
  return choices.map((oneOf) => ({ oneOf, met: oneOf.some((field) => mapping.includes(field)) }));
}

/** The fields that more than one column is though only one may. */
export function repeated(mapping: readonly string[]): string[] {
  return [
    ...new Set(
      mapping.filter(
        (field, at) => field !== '' && !REPEATABLE.includes(field) && mapping.indexOf(field) !== at,
      ),
    ),
  ];
}
