import { Tooltip } from '@fluentui/react-components';
import type { ReactElement } from 'react';

/** The title of a line that shows its icon alone. */
export function LineHint({ title, children }: { title: string; children: ReactElement }) {
  return (
    <Tooltip content={title} relationship="label" positioning="after">
      {children}
    </Tooltip>
  );
}
