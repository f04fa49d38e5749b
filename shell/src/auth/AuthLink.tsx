import { Link as FluentLink } from '@fluentui/react-components';
import { useHref, useLinkClickHandler } from '@recobro/sdk';
import type { ReactNode } from 'react';

/** A text link to another page of the app. */
export function AuthLink({ to, children }: { to: string; children: ReactNode }) {
  const href = useHref(to);
  const onClick = useLinkClickHandler<HTMLAnchorElement>(to);
  return (
    <FluentLink href={href} onClick={(event) => onClick(event as React.MouseEvent<HTMLAnchorElement>)}>
      {children}
    </FluentLink>
  );
}
