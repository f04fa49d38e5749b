import { describe, expect, it } from '@rstest/core';
import { MOST_FOLLOWED, mergeNewest, newLinesIn } from './newLines';
import { PAGE_SIZE, type RecordPage, type TracingLine } from './record';

const line = (number: number) => ({ id: String(number).padStart(6, '0') }) as TracingLine;
/** A page of lines from the newest down to the oldest. */
const page = (newest: number, oldest: number, next?: string): RecordPage => ({
  data: Array.from({ length: newest - oldest + 1 }, (_, at) => line(newest - at)),
  meta: next ? { next } : {},
});
const list = (...pages: RecordPage[]) => ({ pages, pageParams: pages.map(() => undefined) });
const ids = (merged: ReturnType<typeof mergeNewest>) =>
  merged?.pages.flatMap(({ data }) => data.map(({ id }) => Number(id)));

describe('new lines of the record', () => {
  it('go on top of the list, which keeps its older pages', () => {
    const merged = mergeNewest(page(12, 3), list(page(10, 6, '6'), page(5, 1)));
    expect(ids(merged)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
    expect(merged?.pages).toHaveLength(2);
  });

  it('that were committed late stand where they belong', () => {
    const known = { data: [line(5), line(3)], meta: {} };
    expect(newLinesIn(page(5, 3), [known])).toEqual([line(4)]);
    expect(ids(mergeNewest(page(5, 3), list(known)))).toEqual([5, 4, 3]);
  });

  it('more than a page begin the list anew, because some between were not read', () => {
    const newest = page(1000, 1001 - PAGE_SIZE, 'x');
    expect(mergeNewest(newest, list(page(10, 1)))?.pages).toEqual([newest]);
  });

  it('do not make the list longer than is bearable; the rest is read again when asked for', () => {
    const merged = mergeNewest(page(MOST_FOLLOWED + 10, MOST_FOLLOWED), list(page(MOST_FOLLOWED, 1)));
    expect(merged?.pages[0]?.data).toHaveLength(MOST_FOLLOWED);
    expect(merged?.pages[0]?.meta.next).toBe(line(11).id);
  });
});
