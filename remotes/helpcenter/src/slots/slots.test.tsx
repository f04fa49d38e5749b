import { type Answers, testsOf } from '@recobro/sdk/testing';
import { describe, expect, it } from '@rstest/core';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import es from '../../locales/es.json';
import type { paths } from '../api/schema.gen';
import type { Entry } from '../api/types';
import { HelpHere } from './HelpHere';
import { about } from './screens';

const at = '2026-03-02T19:00:00Z';
const entry = (id: string, title: string, ...screens: string[]): Entry => ({
  ...{ id, root_article_id: id, category_id: 'c1', language: 'es', title, screens },
});
const list = entry('a1', 'La lista de pagos', '/payments');
const one = entry('a2', 'Un pago', '/payments/:id');
const shipped: Entry = { ...entry('money.tills.es', 'Abrir la caja', '/tills'), shelf: 'Dinero' };
const answers: Answers<paths> = {
  'GET /api/v1/articles': () => ({ data: [list, one, shipped] }),
  'GET /api/v1/articles/search': () => ({ data: [one] }),
  'GET /api/v1/articles/{id}/reading': ({ path }) => ({
    data: {
      ...{ ...(path.id === 'a1' ? list : one), live_at: at, reviewed_at: at, others: [] },
      content: [{ tag: 'p' as const, children: [{ text: `texto de ${path.id}` }] }],
    },
  }),
};
const { openScreen } = testsOf<paths>({ helpcenter: es });

describe('help in place', () => {
  it('is of the screen, or of the one above it [HC-04]', () => {
    expect(about([list, one], '/payments/7').map((found) => found.id)).toEqual(['a2']);
    expect(about([list, one], '/payments/7/receipt').map((found) => found.id)).toEqual(['a2']);
    expect(about([list], '/payments/7').map((found) => found.id)).toEqual(['a1']);
    expect(about([list, one], '/tasks')).toEqual([]);
  });

  it('opens the article of the screen by a key, and closes by it [HC-04]', async () => {
    const net = openScreen(<HelpHere />, { url: '/payments', path: '/payments', answers });
    expect(net.of('GET /api/v1/articles')).toHaveLength(0);
    await userEvent.keyboard('{F1}');
    expect(await screen.findByRole('heading', { name: 'La lista de pagos' })).toBeTruthy();
    expect(await screen.findByText('texto de a1')).toBeTruthy();
    const away = screen.getByRole('link', { name: es.newTab });
    expect(away.getAttribute('href')).toBe('/help-center/read/a1');
    await userEvent.keyboard('{F1}');
    expect(screen.queryByText('texto de a1')).toBeNull();
  });

  it('opens what the product ships of a screen, and another article where it is named [HC-04] [HC-07]', async () => {
    const reading = {
      ...{ ...shipped, others: [] },
      content: [{ tag: 'a' as const, href: '/help-center/read/a1', children: [{ text: 'Los pagos' }] }],
    };
    const told: Answers<paths> = {
      ...answers,
      'GET /api/v1/articles/{id}/reading': (request) =>
        request.path.id === shipped.id
          ? { data: reading }
          : { data: { ...list, others: [], content: [{ text: 'texto de a1' }] } },
    };
    openScreen(<HelpHere />, { url: '/tills', path: '/tills', answers: told });
    await userEvent.keyboard('{F1}');
    expect(await screen.findByRole('heading', { name: 'Abrir la caja' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Los pagos' }));
    expect(await screen.findByText('texto de a1')).toBeTruthy();
  });

  it('says where nothing is written of a screen, and searches [HC-04]', async () => {
    openScreen(<HelpHere />, { url: '/tasks', path: '/tasks', answers });
    await userEvent.click(screen.getByRole('button', { name: es.here }));
    expect(await screen.findByText(es.nothingHere)).toBeTruthy();
    await userEvent.type(screen.getByRole('searchbox', { name: es.search }), 'pago{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Un pago' }));
    expect(await screen.findByText('texto de a2')).toBeTruthy();
  });
});
