import { network, speak } from '@recobro/sdk/testing';
import { beforeEach, describe, expect, it } from '@rstest/core';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import es from '../../../locales/es.json';
import { sessionOf } from '../../test/records';
import { renderShellScreen } from '../../test/renderShellScreen';
import { OpenSessions } from './OpenSessions';

const END_OTHERS = 'DELETE /api/v1/me/sessions';

describe('one’s own sessions', () => {
  beforeEach(() => speak({ translation: es }));

  it('all end but this one after a question that names the keys', async () => {
    const net = network({
      'GET /api/v1/me/sessions': () => ({ data: [sessionOf({ current: true }), sessionOf({ id: 's2' })] }),
      [END_OTHERS]: () => new Response(null, { status: 204 }),
    });
    renderShellScreen(<OpenSessions />, { answer: net.answer });
    await userEvent.click(await screen.findByRole('button', { name: 'Cerrar las demás' }));
    const asked = within(await screen.findByRole('alertdialog'));
    asked.getByText(/todas sus claves de API se revocan/);
    expect(net.of(END_OTHERS)).toEqual([]);
    await userEvent.click(asked.getByRole('button', { name: 'Cerrar las demás' }));
    await screen.findByText('Se cerraron las demás sesiones');
    expect(net.of(END_OTHERS)).toHaveLength(1);
  });
});
