import { describe, expect, it } from '@rstest/core';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sessionOf } from '../../test/records';
import { openScreen } from '../../test/screens';
import { OpenSessions } from './OpenSessions';

const END_OTHERS = 'DELETE /api/v1/me/sessions';

describe('one’s own sessions', () => {
  it('all end but this one after a question that names the keys', async () => {
    const net = openScreen(<OpenSessions />, {
      answers: {
        'GET /api/v1/me/sessions': () => ({ data: [sessionOf({ current: true }), sessionOf({ id: 's2' })] }),
        [END_OTHERS]: () => undefined,
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Cerrar las demás' }));
    const asked = within(await screen.findByRole('alertdialog'));
    asked.getByText(/todas sus claves de API se revocan/);
    expect(net.of(END_OTHERS)).toEqual([]);
    await userEvent.click(asked.getByRole('button', { name: 'Cerrar las demás' }));
    await screen.findByText('Se cerraron las demás sesiones');
    expect(net.of(END_OTHERS)).toHaveLength(1);
  });
});
