import type { ComponentProps } from 'react';
import { Link as RouterLink, NavLink as RouterNavLink, useHref, useLinkClickHandler } from 'react-router';
import { usePreload } from './preload';

export type LinkProps = ComponentProps<typeof RouterLink>;
export type NavLinkProps = ComponentProps<typeof RouterNavLink>;

/** A link that fetches its screen's code on hover, focus or touch. */
export function Link(props: LinkProps) {
  return <RouterLink {...props} {...useIntent(props.to)} />;
}

/** A link that knows whether it is the current one; preloads as Link does. */
export function NavLink(props: NavLinkProps) {
  return <RouterNavLink {...props} {...useIntent(props.to)} />;
}

/** What makes an anchor of any look a link as Link is. */
export function useLinkProps(to: LinkProps['to']) {
  const onClick = useLinkClickHandler<HTMLAnchorElement>(to);
  return { href: useHref(to), onClick, ...useIntent(to) };
}

function useIntent(to: LinkProps['to']) {
  const preload = usePreload();
  const href = useHref(to);
  const onIntent = () => preload(href);
  return { onPointerEnter: onIntent, onFocus: onIntent, onTouchStart: onIntent };
}
