import { describe, expect, it } from '@rstest/core';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openScreen } from '../../test/screens';
import { Neighbours } from './Neighbours';
import { neighboursOf, rememberList } from './neighbours';

describe('[CO-18] the debtors beside one in the list that one came from', () => {
  const open = (id: string) =>
    openScreen(<Neighbours debtorId={id} />, {
      url: `/debtors/${id}`,
      path: '/debtors/:debtorId',
      permissions: {},
      answers: {},
    });

  it('are a key away, and a button', async () => {
    rememberList(['d1', 'd2', 'd3'], '?status=new');
    open('d2');
    await userEvent.keyboard('[[');
    await waitFor(() => expect(location.pathname).toBe('/debtors/d1'));
    await userEvent.keyboard(']');
    await waitFor(() => expect(location.pathname).toBe('/debtors/d3'));
    await userEvent.click(screen.getByRole('button', { name: 'Deudor anterior de la lista' }));
    await waitFor(() => expect(location.pathname).toBe('/debtors/d1'));
    expect(neighboursOf('d2').search).toBe('?status=new');
  });

  it('end where the list ends, and are none for who came from elsewhere', async () => {
    rememberList(['d1', 'd2'], '');
    open('d2');
    await userEvent.keyboard(']');
    expect(screen.getByRole('button', { name: 'Deudor siguiente de la lista' }).ariaDisabled).toBe('true');
    await waitFor(() => expect(location.pathname).toBe('/debtors/d2'));
    cleanup();
    open('d9');
    expect(screen.queryByRole('button')).toBeNull();
  });
});
