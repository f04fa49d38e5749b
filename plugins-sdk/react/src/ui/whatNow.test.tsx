import { ApiError, HelpProvider } from '@recobro/sdk';
import { renderScreen } from '@recobro/sdk/testing';
import { describe, expect, it } from '@rstest/core';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfirmDialog, ErrorState } from './index';

const refusal = (code: string) => new ApiError(409, { code, title: 'La caja está cerrada' });
const places = { page: '/help/{id}', codes: { 'm.closed': 'm.tills' } };

describe('what to do after a refusal', () => {
  it('leads from a page to the article that says it, in a tab of its own [HC-04]', () => {
    renderScreen(
      <HelpProvider value={places}>
        <ErrorState error={refusal('m.closed')} />
      </HelpProvider>,
    );
    const link = screen.getByRole('link', { name: '¿Qué puedo hacer?' });
    expect(link.getAttribute('href')).toBe('/help/m.tills');
    expect(link.getAttribute('target')).toBe('_blank');
  });

  it('is offered where something was asked', async () => {
    renderScreen(
      <HelpProvider value={places}>
        <ConfirmDialog
          open
          title="¿Cobrar?"
          action="Cobrar"
          onConfirm={() => Promise.reject(refusal('m.closed'))}
          onClose={() => {}}
        >
          Efectivo
        </ConfirmDialog>
      </HelpProvider>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Cobrar' }));
    expect(await screen.findByText('¿Qué puedo hacer?')).toBeTruthy();
  });

  it('is not offered where no article says it, nor without help', () => {
    renderScreen(
      <>
        <HelpProvider value={places}>
          <ErrorState error={refusal('m.other')} />
        </HelpProvider>
        <ErrorState error={refusal('m.closed')} />
      </>,
    );
    expect(screen.queryByRole('link')).toBeNull();
  });
});
