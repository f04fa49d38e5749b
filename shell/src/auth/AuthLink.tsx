import { Link as FluentLink } from '@fluentui/react-components';
import { useHref, useLinkClickHandler } from '@recobro/sdk';
import type { ReactNode } from 'react';

interface AuthLinkProps {
  to: string;
  /** It leads out of the app, by the host. */
  away?: boolean;
  children: ReactNode;
}

/** A text link to another page of the app. */
export function AuthLink({ to, away = false, children }: AuthLinkProps) {
  const href = useHref(to);
  const onClick = useLinkClickHandler<HTMLAnchorElement>(to);
  return (
    <FluentLink
      href={away ? to : href}
      onClick={away ? undefined : (event) => onClick(event as React.MouseEvent<HTMLAnchorElement>)}
    >
      {children}
    </FluentLink>
  );
}
