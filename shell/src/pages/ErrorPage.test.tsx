import { describe, expect, it } from '@rstest/core';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import es from '../../locales/es.json';
import { openScreen } from '../test/screens';
import { ErrorPage } from './ErrorPage';
import { ForbiddenPage } from './ForbiddenPage';

const at = (error: string) => ({ url: `/errors/${error}`, path: '/errors/:error' });

describe('an error page', () => {
  for (const [name, code, title] of [
    ['forbidden', '403', es.forbidden.title],
    ['403', '403', es.forbidden.title],
    ['internal-server-error', '500', es.serverError.title],
    ['500', '500', es.serverError.title],
    ['not-found', '404', es.notFound.title],
    ['nothing-like-it', '404', es.notFound.title],
  ] as const) {
    it(`called ${name} says ${code}`, async () => {
      openScreen(<ErrorPage />, at(name));
      await screen.findByRole('heading', { level: 1, name: title });
      expect(screen.getByText(code)).toBeDefined();
    });
  }

  it('leads home', async () => {
    openScreen(<ErrorPage />, at('404'));
    await userEvent.click(await screen.findByRole('button', { name: 'Ir al inicio' }));
    await waitFor(() => expect(location.pathname).toBe('/'));
  });

  it('of somebody who is not signed in leads to the sign-in', async () => {
    openScreen(<ErrorPage />, at('401'));
    await userEvent.click(await screen.findByRole('button', { name: es.auth.signIn }));
    await waitFor(() => expect(location.pathname).toBe('/sign-in'));
  });

  it('of what is forbidden names the permission that is missing', async () => {
    openScreen(<ForbiddenPage permission="core.apps:read" />);
    await screen.findByText(/core\.apps:read/);
  });
});
