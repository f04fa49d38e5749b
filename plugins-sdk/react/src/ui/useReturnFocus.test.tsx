import { renderScreen } from '@recobro/sdk/testing';
import { expect, it } from '@rstest/core';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ReturnFocus } from './useReturnFocus';

let reread = () => {};

/** Its button goes with the list's emptiness, which is read again after the panel has closed. */
function Screen() {
  const [open, setOpen] = useState(false);
  const [empty, setEmpty] = useState(true);
  reread = () => act(() => setEmpty(false));
  return (
    <main>
      <section>
        {empty ? (
          <button type="button" onClick={() => setOpen(true)}>
            Agregar
          </button>
        ) : (
          <button type="button">Primero</button>
        )}
      </section>
      {open && (
        <div>
          <ReturnFocus />
          <button type="button" onClick={() => setOpen(false)}>
            Cerrar
          </button>
        </div>
      )}
    </main>
  );
}

it('an opener that goes after its panel passes the focus on to what took its place', async () => {
  renderScreen(<Screen />);
  await userEvent.click(screen.getByText('Agregar'));
  await userEvent.click(screen.getByText('Cerrar'));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByText('Agregar')));
  reread();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByText('Primero')));
});
