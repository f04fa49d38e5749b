import { describe, expect, it } from '@rstest/core';
import { fill, named } from './canned';

describe('a canned reply', () => {
  it('speaks to nobody by a covered address', () => {
    const hello = (called: string) => fill('Hola {{person.name}}', { 'person.name': named(called) });
    expect(hello('Ana')).toBe('Hola Ana');
    expect(hello('+598*****123')).toBe('Hola ');
    expect(hello('a***@example.com')).toBe('Hola ');
  });
});
