const SVG = 'http://www.w3.org/2000/svg';
const BUBBLE =
  'M12 3c5.5 0 10 3.8 10 8.5S17.5 20 12 20c-1.2 0-2.4-.2-3.5-.5L3.6 21.4c-.5.2-1-.3-.8-.8l1.3-3.7A8 8 0 0 1 2 11.5C2 6.800 6.500 3 12 3Z';

/** Draws without markup from text, which the page's own policy may forbid. */
export function draw(): Drawn {
  const host = document.createElement('div');
  host.id = 'recobro-chat';
  const root = host.attachShadow({ mode: 'open' });
  const button = document.createElement('button');
  button.type = 'button';
  button.setAttribute('aria-expanded', 'false');
  button.setAttribute('aria-haspopup', 'dialog');
  const count = document.createElement('span');
  count.className = 'count';
  count.hidden = true;
  count.setAttribute('aria-hidden', 'true');
  button.append(bubble(), count);
  const box = document.createElement('div');
  box.className = 'window';
  box.hidden = true;
  box.setAttribute('role', 'dialog');
  root.append(box, button);
  return { host, root, button, count, box };
}

export interface Drawn {
  host: HTMLElement;
  root: ShadowRoot;
  button: HTMLButtonElement;
  count: HTMLElement;
  box: HTMLElement;
}

function bubble(): SVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', BUBBLE);
  svg.append(path);
  return svg;
}

/** An edge of the open window that gives the focus back to it, while it covers the page. */
export function edge(back: () => void): HTMLElement {
  const one = document.createElement('div');
  one.addEventListener('focus', back);
  return one;
}
