import { pageOf } from '@recobro/sdk/testing';
import { afterEach, beforeEach, describe, expect, it, rs } from '@rstest/core';
import { act, screen, waitFor } from '@testing-library/react';
import { shiftOf } from '../../test/queue';
import { openScreen } from '../../test/screens';
import { ShiftBadge } from './ShiftBadge';

const BEAT = 'POST /api/v1/work-sessions/current/beat';

const MINUTE_MS = 60_000;

describe('the work session in the header', () => {
  beforeEach(() => {
    rs.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  });
  afterEach(() => {
    rs.useRealTimers();
  });

  it('says every 45 seconds that its page lives, through a lunch of five minutes and while its clock runs', async () => {
    const { of } = openScreen(<ShiftBadge />, {
      permissions: { 'portfolios.work_sessions:read': 'own', 'portfolios.work_sessions:work': 'own' },
      answers: {
        'GET /api/v1/work-sessions': () => pageOf([shiftOf({ state: 'pause', pause: 'meal' })]),
        [BEAT]: () => ({ data: shiftOf({ state: 'pause', pause: 'meal' }) }),
      },
    });
    await screen.findByRole('link', { name: /Mi turno|Comida/ });
    for (let second = 0; second < (5 * MINUTE_MS) / 1_000; second++) {
      await act(async () => rs.advanceTimersByTime(1_000));
    }
    await waitFor(() => expect(of(BEAT)).toHaveLength(6));
  });
});
