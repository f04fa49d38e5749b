import { describe, expect, it } from '@rstest/core';
import { recordingOf } from '../test/records';
import { levels, silencesOf } from './silences';

describe('the silence of a recording', () => {
  it('is where neither side is heard for a while', () => {
    expect(silencesOf(recordingOf())).toEqual([{ from: 4_000, to: 8_000 }]);
  });

  it('is none where it is too short to be worth a jump', () => {
    expect(silencesOf(recordingOf({ length_ms: 2_000 }))).toEqual([]);
  });

  it('is none of a recording that has no picture yet', () => {
    expect(levels(undefined)).toEqual([]);
  });
});
