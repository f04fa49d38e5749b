import { useTranslation } from '@recobro/sdk';
import { useMemo } from 'react';

/** The words in which a module says what it records. What it has no words for keeps its raw name. */
export interface HistoryWords {
  /** What happened: "module.record.assigned". */
  event: (name: string) => string;
  /** What a field of the module is called. */
  field: (module: string, name: string) => string;
  /** One of the fixed words of a field of the module. */
  value: (module: string, field: string, value: string) => string;
  /** What a kind of record of the module is called; "" without words. */
  kind: (module: string, type: string) => string;
  /** What a module is called, as somebody who acts by itself. */
  area: (module: string) => string;
}

/**
 * Words of the record, from the texts of the modules at hand: `tracing.names`, `tracing.fields` and so on of each
 * module's own, and of the shell for what has no screens. While texts are on their way the raw names stand in.
 */
export function useHistoryWords(namespaces: string[]): HistoryWords {
  const key = namespaces.join();
  const { t } = useTranslation([...namespaces, 'translation'], { nsMode: 'fallback', useSuspense: false });
  return useMemo(() => {
    const known = key.split(',');
    const of = (module: string) => (known.includes(module) ? [module, 'translation'] : ['translation']);
    return {
      event: (name) => t(`tracing.names.${name}`, { defaultValue: name }),
      field: (module, name) => t(`tracing.fields.${name}`, { ns: of(module), defaultValue: name }),
      value: (module, field, value) =>
        t(`tracing.values.${field}.${value}`, { ns: of(module), defaultValue: value }),
      kind: (module, type) => t(`tracing.subjects.${type}`, { ns: of(module), defaultValue: '' }),
      area: (module) => t(`tracing.areas.${module}`, { ns: of(module), defaultValue: module }),
    };
  }, [t, key]);
}
