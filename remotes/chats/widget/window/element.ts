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

const SVG = 'http://www.w3.org/2000/svg';
const CLIP =
  'm20 11-8.5 8.5a5.5 5.5 0 0 1-7.8-7.8l8.5-8.5a3.7 3.7 0 0 1 5.2 5.2l-8.5 8.5a1.8 1.8 0 0 1-2.6-2.6l7.8-7.8';

/** The sign of a file that goes with a message. */
export function clip(): SVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', CLIP);
  svg.append(path);
  return svg;
}
