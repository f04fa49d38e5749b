import { useQuery } from '@recobro/sdk';
import { renderScreen } from '@recobro/sdk/testing';
import { describe, expect, it } from '@rstest/core';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import DeveloperPanels from './DeveloperPanels';

function Asking() {
  useQuery({ queryKey: ['thing', 7], queryFn: () => 'here' });
  return null;
}

describe('the panels for developers', () => {
  it('show the router’s state and the query cache, each in its own corner', async () => {
    const user = userEvent.setup();
    renderScreen(
      <>
        <Asking />
        <DeveloperPanels />
      </>,
      { url: '/debtors?page=2' },
    );
    await user.click(screen.getByRole('button', { name: 'Router' }));
    expect(screen.getByRole('region', { name: 'Router' }).textContent).toContain('"search": "?page=2"');
    await user.click(screen.getByRole('button', { name: 'Queries' }));
    expect(await screen.findByText(/\["thing",7\]/)).toBeTruthy();
    expect(await screen.findByText(/success · idle · 1 on screen/)).toBeTruthy();
  });
});
