import { describe, expect, it } from '@rstest/core';
import { repeated, requirements } from './fields';

describe('mapping', () => {
  it('needs a key and a name, and a balance once debts are described', () => {
    expect(requirements([]).map((need) => need.met)).toEqual([false, false]);
    expect(requirements(['national_id', 'family_name']).map((need) => need.met)).toEqual([true, true]);
    expect(requirements(['external_ref', 'name', 'current_due']).map((need) => need.met)).toEqual([
      true,
      true,
      false,
    ]);
    expect(requirements(['external_ref', 'name', 'current_due', 'principal']).every((need) => need.met)).toBe(
      true,
    );
  });

  it('lets several columns hold phones, and no other field twice', () => {
    expect(repeated(['phone', 'phone', '', '', 'name'])).toEqual([]);
    expect(repeated(['name', 'balance', 'name', 'name'])).toEqual(['name']);
  });
});
