import { type Answers, testsOf } from '@recobro/sdk/testing';
import { describe, expect, it } from '@rstest/core';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import es from '../../locales/es.json';
import type { paths } from '../api/schema.gen';
import type { Category, Entry, Reading } from '../api/types';
import { ArticlePage } from './ArticlePage';
import { HelpPage } from './HelpPage';

const at = '2026-03-02T19:00:00Z';
const row = { version: 1, created_at: at, updated_at: at, created_by: 'ana', updated_by: 'ana' };
const category: Category = {
  ...row,
  id: 'c1',
  portal_id: 'p1',
  slug: 'pagos',
  titles: { es: 'Pagos' },
  place: 1,
};
const entry: Entry = {
  ...{ id: 'a1', root_article_id: 'a1', category_id: 'c1', language: 'es', screens: [] },
  title: 'Anular un recibo',
};
const reading: Reading = {
  ...{ ...entry, live_at: at, reviewed_at: at },
  others: [{ id: 'a2', language: 'en', title: 'Void a receipt' }],
  content: [
    { tag: 'h2', children: [{ text: 'Cuándo' }] },
    { tag: 'p', children: [{ text: 'El mismo ' }, { tag: 'strong', children: [{ text: 'día' }] }] },
    { tag: 'a', href: '/payments', children: [{ text: 'Pagos' }] },
  ],
};
const answers: Answers<paths> = {
  'GET /api/v1/help-categories': () => ({ data: [category] }),
  'GET /api/v1/articles': () => ({ data: [entry] }),
  'GET /api/v1/articles/search': () => ({ data: [entry] }),
  'GET /api/v1/articles/{id}/reading': () => ({ data: reading }),
  'POST /api/v1/articles/{id}/views': () => new Response(null, { status: 204 }),
  'PUT /api/v1/articles/{id}/feedback': () => new Response(null, { status: 204 }),
};
const { openScreen, itTellsItsStates } = testsOf<paths>({ helpcenter: es });

describe('the help center', () => {
  itTellsItsStates({
    draw: () => <HelpPage />,
    ...{ url: '/help-center', answers, reads: 'GET /api/v1/articles', shows: 'Anular un recibo' },
    empty: { answer: { data: [] }, says: es.noneWhy },
  });

  it('puts each article under its category, and offers no writing to who only reads', async () => {
    openScreen(<HelpPage />, { url: '/help-center', answers });
    expect(await screen.findByRole('region', { name: 'Pagos' })).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Anular un recibo' });
    expect(link).toHaveProperty('pathname', '/help-center/read/a1');
    expect(screen.queryByRole('link', { name: es.write })).toBeNull();
  });

  it('shows what came with the product apart, by its shelf, and marked [HC-07]', async () => {
    const shipped: Entry = {
      ...entry,
      id: 'm.t.es',
      root_article_id: 'm.t',
      title: 'Abrir la caja',
      shelf: 'Dinero',
    };
    openScreen(<HelpPage />, {
      url: '/help-center',
      answers: { ...answers, 'GET /api/v1/articles': () => ({ data: [entry, shipped] }) },
    });
    const shelf = await screen.findByRole('region', { name: 'Dinero' });
    expect(shelf.textContent).toContain(es.ofProduct);
    expect(shelf.textContent).not.toContain('Anular un recibo');
  });

  it('asks for what its address looks for, in the language of the reader', async () => {
    const net = openScreen(<HelpPage />, { url: '/help-center?q=recivo', answers });
    await screen.findByRole('link', { name: 'Anular un recibo' });
    const query = Object.fromEntries(net.of('GET /api/v1/articles/search')[0]?.query ?? []);
    expect(query).toEqual({ q: 'recivo', language: 'es' });
  });
});

describe('an article', () => {
  const shown = { url: '/help-center/read/a1', path: '/help-center/read/:id' };
  itTellsItsStates({
    draw: () => <ArticlePage />,
    ...{ ...shown, answers, reads: 'GET /api/v1/articles/{id}/reading', shows: 'Anular un recibo' },
  });

  it('is drawn below its title, is counted as read once, and leads to its other languages [HC-05]', async () => {
    const net = openScreen(<ArticlePage />, { ...shown, answers });
    expect(await screen.findByRole('heading', { level: 3, name: 'Cuándo' })).toBeTruthy();
    expect(screen.getByText('día').tagName).toBe('STRONG');
    const other = screen.getByRole('link', { name: es.language.en });
    expect(other).toHaveProperty('pathname', '/help-center/read/a2');
    await waitFor(() => expect(net.of('POST /api/v1/articles/{id}/views')).toHaveLength(1));
  });

  it('of the product becomes the company’s own by changing it [HC-07]', async () => {
    const { live_at: _, reviewed_at: __, ...ofProduct } = { ...reading, shelf: 'Dinero', id: 'm.t.es' };
    const net = openScreen(<ArticlePage />, {
      ...shown,
      permissions: { 'helpcenter.articles:update': 'all' },
      answers: {
        ...answers,
        'GET /api/v1/articles/{id}/reading': () => ({ data: ofProduct }),
        'POST /api/v1/articles/{id}/take': () => new Response('{"data":{"id":"own"}}'),
      },
    });
    expect(await screen.findByText(es.ofProductWhy)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: es.makeOwn }));
    await waitFor(() => expect(net.of('POST /api/v1/articles/{id}/take')[0]?.path).toEqual({ id: 'm.t.es' }));
  });

  it('takes why it did not help [HC-05]', async () => {
    const net = openScreen(<ArticlePage />, { ...shown, answers });
    await userEvent.click(await screen.findByRole('button', { name: es.no }));
    await userEvent.selectOptions(screen.getByLabelText(es.why), 'outdated');
    await userEvent.type(screen.getByLabelText(es.whyText), 'Cambió');
    await userEvent.click(screen.getByRole('button', { name: es.send }));
    expect(await screen.findByText(es.thanks)).toBeTruthy();
    const [sent] = net.of('PUT /api/v1/articles/{id}/feedback');
    expect(sent?.body).toEqual({ helpful: false, reason: 'outdated', text: 'Cambió' });
  });
});
