import type { Attached, Line } from './api';
import { element } from './element';
import { language, say } from './words';

/** Reads a file of a message, whole or small. */
export type ReadFile = (line: string, number: number, small?: boolean) => Promise<Blob>;

const KILOBYTE = 1_024;
const MEGABYTE = KILOBYTE * KILOBYTE;

/** A size, as the language writes it. */
function sizeOf(bytes: number): string {
  const [unit, name] = bytes < MEGABYTE ? [KILOBYTE, 'KB'] : [MEGABYTE, 'MB'];
  const form = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  return `${form.format(Math.max(bytes / unit, 0.1))} ${name}`;
}

/** A file of a message: pressed, it is saved. A picture is shown small once it is seen; its room is there from the first. */
export function fileOf(
  line: Line,
  number: number,
  { read, lost }: { read: ReadFile; lost(): void },
): HTMLElement {
  const file = line.files[number] as Attached;
  if (!file.is_here) return element('p', { class: 'file' }, say('file', { name: file.name }));
  const button = element('button', {
    type: 'button',
    class: file.is_picture ? 'picture' : 'file',
    title: file.name,
    'aria-label': say(file.is_picture ? 'picture' : 'save', { name: file.name }),
    click: () => void save(read(line.id, number), file.name).catch(lost),
  });
  if (file.is_picture) onceSeen(button, () => void show(read(line.id, number, true), button, file.name));
  else button.append(`${file.name} · ${sizeOf(file.size)}`);
  return button;
}

/** A shut window asks for nothing: it is on every page of the site. */
function onceSeen(one: HTMLElement, act: () => void): void {
  const watch = new IntersectionObserver((all) => {
    if (!all.some(({ isIntersecting }) => isIntersecting)) return;
    watch.disconnect();
    act();
  });
  watch.observe(one);
}

/** Shows what cannot be drawn by its name. */
async function show(small: Promise<Blob>, on: HTMLElement, name: string): Promise<void> {
  const content = await small.catch(() => null);
  if (!content) return on.append(name);
  const img = element('img', { alt: '' });
  img.onload = () => URL.revokeObjectURL(img.src);
  img.onerror = () => {
    URL.revokeObjectURL(img.src);
    img.replaceWith(name);
  };
  img.src = URL.createObjectURL(content);
  on.append(img);
}

async function save(whole: Promise<Blob>, name: string): Promise<void> {
  const link = element('a', { href: URL.createObjectURL(await whole), download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Why a file is not taken, in words. */
export function whyNot(code: string, largest: number): string | undefined {
  if (code === 'files.too_large') return say('large', { size: sizeOf(largest) });
  return code === 'files.type' || code === 'files.empty' ? say('kind') : undefined;
}
