import { describe, expect, it, rs } from '@rstest/core';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { importOf } from '../../test/records';
import { openScreen } from '../../test/screens';
import { uploads } from '../../test/upload';
import { UploadStep } from './UploadStep';

describe('the file of an import', () => {
  const network = uploads();

  const send = async () => {
    const onUploaded = rs.fn();
    openScreen(<UploadStep portfolioId="p1" onUploaded={onUploaded} />);
    const file = new File(['a;b'], 'noviembre.csv', { type: 'text/csv' });
    await userEvent.upload(screen.getByLabelText('Suelte aquí el archivo del acreedor'), file);
    await waitFor(() => expect(network.sent).toHaveLength(1));
    return { onUploaded };
  };

  it('goes up into its portfolio, and tells how far it is', async () => {
    const { onUploaded } = await send();
    expect(network.sent[0]?.get('portfolio_id')).toBe('p1');
    expect(network.sent[0]?.get('file')).toHaveProperty('name', 'noviembre.csv');
    act(() => network.progress(512, 2_048));
    expect(screen.getByText('Subiendo noviembre.csv')).toBeTruthy();
    expect(screen.getByText(/^25\s?%$/)).toBeTruthy();
    act(() => network.progress(2_048, 2_048));
    expect(screen.getByText('Leyendo noviembre.csv')).toBeTruthy();
    network.answer(201, { data: importOf() });
    await waitFor(() => expect(onUploaded).toHaveBeenCalledWith(importOf()));
  });

  it('that is no table is refused with its reason, and another may be chosen', async () => {
    const { onUploaded } = await send();
    network.answer(422, { title: 'No podemos leer el archivo: no es CSV ni XLSX.' });
    await screen.findByText('No podemos leer el archivo: no es CSV ni XLSX.');
    expect(screen.getByRole('button', { name: 'Elegir archivo' })).toBeTruthy();
    expect(onUploaded).not.toHaveBeenCalled();
  });

  it('that did not arrive says so', async () => {
    await send();
    network.breakOff();
    expect(await screen.findByText(/^El archivo no llegó: se cortó la conexión/)).toBeTruthy();
  });

  it('is called back without a word of failure', async () => {
    await send();
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
    await screen.findByRole('button', { name: 'Elegir archivo' });
    expect(screen.queryByText(/^El archivo no llegó/)).toBeNull();
  });
});
