import type { Line } from './api';
import { element, linked } from './element';
import { fileOf, type ReadFile } from './file';
import type { Waiting } from './lines';
import { language, say } from './words';

export interface Acts {
  tap(id: string, title: string): void;
  retry(one: Waiting): void;
  read: ReadFile;
  /** What was asked for does not come. */
  lost(): void;
}

const clock = new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit' });
const day = new Intl.DateTimeFormat(language, {
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
});

function when(at: string): HTMLElement {
  const moment = new Date(at);
  const isToday = moment.toDateString() === new Date().toDateString();
  return element('time', { datetime: at }, (isToday ? clock : day).format(moment));
}

/** A message, with who wrote it for those who do not see on which side it stands. */
export function lineOf(line: Line, isLast: boolean, acts: Acts): HTMLElement {
  const who = element('span', { class: 'unseen' }, `${say(line.is_mine ? 'you' : 'us')}: `);
  const files = line.files.map((_, number) => fileOf(line, number, acts));
  return element(
    'div',
    { class: line.is_mine ? 'line mine' : 'line', 'data-id': line.id },
    line.sender === 'agent' ? element('span', { class: 'by' }, say('agent')) : null, // who reads knows that nobody wrote it
    element('div', { class: 'bubble', dir: 'auto' }, who, ...linked(line.text), ...files),
    isLast && line.buttons.length > 0 ? buttonsOf(line, acts) : null,
    when(line.at),
  );
}

function buttonsOf(line: Line, acts: Acts): HTMLElement {
  const all = line.buttons.map(({ id, title }) =>
    element('button', { type: 'button', click: () => acts.tap(id, title) }, title),
  );
  return element('div', { class: 'buttons' }, ...all);
}

export function waitingOf(one: Waiting, acts: Acts): HTMLElement {
  const retry = () => acts.retry(one);
  const told =
    one.state === 'sending'
      ? [say('sending')]
      : one.refused
        ? [one.refused]
        : [`${say('failed')} `, element('button', { type: 'button', click: retry }, say('retry'))];
  return element(
    'div',
    { class: 'line mine' },
    element(
      'div',
      { class: 'bubble', dir: 'auto' },
      element('span', { class: 'unseen' }, `${say('you')}: `),
      one.file?.name ?? one.text,
    ),
    element('p', { class: 'told' }, ...told),
  );
}
