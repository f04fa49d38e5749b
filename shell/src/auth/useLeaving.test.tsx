import { describe, expect, it } from '@rstest/core';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ServicesProvider } from '../app/servicesContext';
import type { Services } from '../member/services';
import { useLeaving } from './useLeaving';

describe('leaving a session', () => {
  const leaving = () => {
    const said: string[] = [];
    const leave = () => {
      said.push('leaves');
      return () => void said.push('stays');
    };
    const services = { leave } as unknown as Services;
    const { result } = renderHook(useLeaving, {
      wrapper: ({ children }: { children: ReactNode }) => (
        <ServicesProvider value={services}>{children}</ServicesProvider>
      ),
    });
    return { said, leaving: result.current };
  };

  it('is told before the session may end, and not taken back once it has', async () => {
    const { said, leaving: leave } = leaving();
    await leave(async () => void said.push('ends'));
    expect(said).toEqual(['leaves', 'ends']);
  });

  it('is taken back where it is refused', async () => {
    const { said, leaving: leave } = leaving();
    await expect(leave(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(said).toEqual(['leaves', 'stays']);
  });
});
