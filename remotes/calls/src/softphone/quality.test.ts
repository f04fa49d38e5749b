import { describe, expect, it } from '@rstest/core';
import { qualityOf, wordFor } from './quality';

const reportOf = (lost: number, received: number): [string, unknown][] => [
  ['in', { type: 'inbound-rtp', packetsLost: lost, packetsReceived: received, jitter: 0.012 }],
  ['pair', { type: 'candidate-pair', nominated: true, currentRoundTripTime: 0.08 }],
];

describe('how well a line is', () => {
  it('counts what was lost since the look before', () => {
    const [, counted] = qualityOf(reportOf(10, 990), { lost: 0, received: 0 });
    const [quality] = qualityOf(reportOf(13, 1_087), counted);
    expect(quality).toEqual({ loss: 3, jitter: 12, roundTrip: 80 });
  });

  it('is said in a word', () => {
    expect(wordFor({ loss: 0, jitter: 5, roundTrip: 60 })).toBe('good');
    expect(wordFor({ loss: 2, jitter: 5, roundTrip: 60 })).toBe('fair');
    expect(wordFor({ loss: 0, jitter: 5, roundTrip: 500 })).toBe('poor');
  });
});
