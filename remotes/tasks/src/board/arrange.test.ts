import { describe, expect, it } from '@rstest/core';
import { STATUSES } from '../api/types';
import { arrange, type Columns, neighbour, placeOf, spotOf, step } from './arrange';

const board: Columns = {
  backlog: [],
  todo: ['a', 'b', 'c'],
  'in progress': ['d'],
  done: [],
  canceled: ['e', 'f'],
};

describe('a card put elsewhere', () => {
  it('leaves its column and stands at the index of the other, the others keep their order', () => {
    const after = arrange(board, 'a', { status: 'canceled', index: 1 });
    expect(after.todo).toEqual(['b', 'c']);
    expect(after.canceled).toEqual(['e', 'a', 'f']);
  });
  it('moves within its column as if it were not there', () => {
    expect(arrange(board, 'a', { status: 'todo', index: 1 }).todo).toEqual(['b', 'a', 'c']);
    expect(arrange(board, 'c', { status: 'todo', index: 0 }).todo).toEqual(['c', 'a', 'b']);
  });
  it('stands at the end when the index is beyond it', () => {
    expect(arrange(board, 'a', { status: 'in progress', index: 9 })['in progress']).toEqual(['d', 'a']);
  });
  it('is found where it was put, and nowhere else', () => {
    const after = arrange(board, 'b', { status: 'done', index: 0 });
    expect(spotOf(after, 'b')).toEqual({ status: 'done', index: 0 });
    expect(spotOf(after, 'nothing')).toBeUndefined();
  });
});

describe('one step', () => {
  it('goes up and down to the ends of the column', () => {
    expect(step(board, { status: 'todo', index: 0 }, 'up', STATUSES).index).toBe(0);
    expect(step(board, { status: 'todo', index: 1 }, 'down', STATUSES).index).toBe(2);
    expect(step(board, { status: 'todo', index: 2 }, 'down', STATUSES).index).toBe(2);
  });
  it('goes to the neighbouring column that is shown, no lower than its end', () => {
    expect(step(board, { status: 'todo', index: 2 }, 'forth', STATUSES)).toEqual({
      status: 'in progress',
      index: 1,
    });
    expect(step(board, { status: 'todo', index: 2 }, 'forth', ['todo', 'canceled'])).toEqual({
      status: 'canceled',
      index: 2,
    });
  });
  it('stays at the edge of the board', () => {
    const edge = { status: 'canceled', index: 0 } as const;
    expect(step(board, edge, 'forth', STATUSES)).toEqual(edge);
  });
  it('of the focus passes over empty columns', () => {
    expect(neighbour(board, { status: 'in progress', index: 0 }, 'forth', STATUSES)).toBe('e');
    expect(neighbour(board, { status: 'todo', index: 0 }, 'back', STATUSES)).toBeUndefined();
  });
});

describe('the server is told of a place', () => {
  it('by the card above, else by the card below, else by the column alone', () => {
    expect(placeOf(board, 'b')).toEqual({ status: 'todo', after_id: 'a' });
    expect(placeOf(board, 'a')).toEqual({ status: 'todo', before_id: 'b' });
    expect(placeOf(board, 'd')).toEqual({ status: 'in progress' });
  });
});
