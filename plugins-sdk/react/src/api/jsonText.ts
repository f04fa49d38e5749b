/** Fields that are JSON text in some answers. */
const JSON_TEXT_FIELDS = new Set([
  'debt_info',
  'phone_numbers',
  'invoices',
  'tags',
  'contactability',
  'contact_history',
  'ai_context',
  'address',
  'configuration',
  'metrics',
  'config',
  'metadata',
  'call_results',
  'context',
  'results',
  'analysis',
  'recording',
  'supervisor_review',
]);

/** Parses the known JSON-text fields wherever they stand; text that does not parse stays as it is. */
export function parseJsonText(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(parseJsonText);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, parseField(key, field)]));
}

function parseField(key: string, field: unknown): unknown {
  if (typeof field !== 'string' || !JSON_TEXT_FIELDS.has(key)) return parseJsonText(field);
  try {
    return JSON.parse(field);
  } catch {
    return field;
  }
}
