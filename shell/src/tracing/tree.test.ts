import { describe, expect, it } from '@rstest/core';
import type { TracingLine } from './record';
import { treeOf } from './tree';

const event = (id: string, parent_id?: string) => ({ id, parent_id }) as TracingLine;
const shape = (events: TracingLine[]) =>
  treeOf(events).map(({ event: { id }, depth }) => '>'.repeat(depth) + id);

describe('the tree of a trace', () => {
  it('puts each line under its cause, oldest first', () => {
    expect(shape([event('d', 'b'), event('c', 'a'), event('b', 'a'), event('a')])).toEqual([
      'a',
      '>b',
      '>>d',
      '>c',
    ]);
  });

  it('keeps a line whose cause lies outside, at the root', () => {
    expect(shape([event('b', 'elsewhere'), event('a')])).toEqual(['a', 'b']);
  });

  it('loses no line to a ring of causes', () => {
    expect(shape([event('a', 'b'), event('b', 'a')])).toEqual(['a', '>b']);
  });
});
