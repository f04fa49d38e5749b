import { useCan } from '@recobro/sdk';
import type { Selection } from '@recobro/sdk/ui';
import { useState } from 'react';
import { BatchActions } from './BatchActions';

/** The articles picked, to be published, archived or moved together. */
export function useArticleSelection(): Selection | undefined {
  const can = useCan();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  if (!can('helpcenter.articles:update')) return undefined;
  return {
    selected,
    onChange: setSelected,
    actions: <BatchActions ids={[...selected]} onLeft={(ids) => setSelected(new Set(ids))} />,
  };
}
