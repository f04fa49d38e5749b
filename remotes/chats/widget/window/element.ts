type Child = Node | string | null;

/** An element with its attributes and what is in it: markup from text is not made here. */
export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Record<string, string | boolean | ((e: Event) => void)> = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') made.addEventListener(name, value);
    else if (value === true) made.setAttribute(name, '');
    else if (value !== false) made.setAttribute(name, value);
  }
  made.append(...children.filter((child) => child !== null));
  return made;
}

const LINK = /(https:\/\/[^\s<>"]+)/g;

/** A text with its addresses as links. */
export function linked(text: string): Child[] {
  return text
    .split(LINK)
    .map((part) =>
      part.startsWith('https://')
        ? element('a', { href: part, target: '_blank', rel: 'noopener noreferrer nofollow' }, part)
        : part,
    );
}
