import { refusal } from '@recobro/sdk/testing';
import { describe, expect, it } from '@rstest/core';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { text } from '../test/records';
import { openScreen } from '../test/screens';
import { VerificationPanel } from './VerificationPanel';

const VERIFY = 'POST /api/v1/tracing-events/verification';
const AT = '2026-11-20T12:00:00Z';

const head = { hash: 'ab12', seq: 12, tenant_id: 'rioplatense', updated_at: AT };
const whole = {
  module: 'core',
  tenant_id: 'rioplatense',
  linked: 12,
  unlinked: 3,
  head,
  checked_against: AT,
};
const broken = { ...whole, module: 'tasks', unlinked: 0, broken: { seq: 7, reason: 'changed' } };

describe('a verification of the record', () => {
  const open = (previous: object | null) => {
    return openScreen(<VerificationPanel open onClose={() => {}} />, {
      answers: {
        'GET /api/v1/record-kinds': () => ({
          data: [{ module: 'tasks', title: text('Tareas'), records: [] }],
        }),
        [VERIFY]: () => ({ data: { chains: [whole, broken], previous: previous as never } }),
      },
    });
  };
  const chain = async (name: string) => within(await screen.findByRole('region', { name }));

  it('says of each chain whether it holds, and where not', async () => {
    open(null);
    const core = await chain('Sistema');
    expect(core.getByText('Íntegra')).toBeDefined();
    expect(core.getByText('12 eslabones verificados')).toBeDefined();
    expect(core.getByText('3 líneas por enlazar')).toBeDefined();
    const tasks = await chain('Tareas');
    expect(tasks.getByText('Alterada')).toBeDefined();
    expect(tasks.getByText('El eslabón 7 no es el que se registró.')).toBeDefined();
    expect(screen.getByText('Es la primera verificación.')).toBeDefined();
  });

  it('names the one before and what it found', async () => {
    open({ at: AT, by: 'Luz Paz', chains: 2, broken: 1 });
    expect((await screen.findByText(/^Verificado antes por Luz Paz el/)).textContent).toBe(
      'Verificado antes por Luz Paz el 20/11/2026, 09:00 · 1 cadena alterada',
    );
  });

  it('that failed is tried again on request', async () => {
    const net = openScreen(<VerificationPanel open onClose={() => {}} />, {
      answers: { [VERIFY]: () => refusal(409) },
    });
    await screen.findByText('No se puede ahora');
    net.change({ [VERIFY]: () => ({ data: { chains: [whole], previous: null as never } }) });
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    await chain('Sistema');
  });
});
