import { useState } from 'react';
import type { ImportFile } from '../../api/types';

/**
 * The mapping as it is being made. It outlives a reload and Back in this browser; a file that is read in another way begins
 * anew.
 */
export function useMappingDraft(
  file: ImportFile,
): [mapping: string[], set: (mapping: string[]) => void, forget: () => void] {
  const { header } = file.detected;
  const place = `recobro.import.${file.id}`;
  const [mapping, setMapping] = useState(
    () =>
      kept(place, header) ??
      (file.mapping.length > 0 ? file.mapping : file.proposed.map(({ field }) => field)),
  );
  const set = (changed: string[]) => {
    setMapping(changed);
    store((storage) => storage.setItem(place, JSON.stringify({ header, mapping: changed })));
  };
  return [mapping, set, () => store((storage) => storage.removeItem(place))];
}

function kept(place: string, header: string[]): string[] | undefined {
  let found: { header?: string[]; mapping?: string[] } | null = null;
  store((storage) => {
    found = JSON.parse(storage.getItem(place) ?? 'null');
  });
  const draft = found as { header?: string[]; mapping?: string[] } | null;
  return draft && JSON.stringify(draft.header) === JSON.stringify(header) ? draft.mapping : undefined;
}

/** A browser may refuse to keep anything: the mapping then lasts as long as the page. */
function store(use: (storage: Storage) => void) {
  try {
    use(sessionStorage);
  } catch {
    // nothing kept
  }
}
