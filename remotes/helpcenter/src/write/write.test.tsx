import { type Answers, names, pageOf, testsOf } from '@recobro/sdk/testing';
import { describe, expect, it } from '@rstest/core';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import es from '../../locales/es.json';
import type { paths } from '../api/schema.gen';
import type { Article, Category } from '../api/types';
import { EditorPage } from './EditorPage';
import { marked } from './marked';
import { WritePage } from './WritePage';

const at = '2026-03-02T19:00:00Z';
const row = { version: 4, created_at: at, updated_at: at, created_by: 'ana', updated_by: 'ana' };
const category: Category = {
  ...row,
  id: 'c1',
  portal_id: 'p1',
  slug: 'pagos',
  titles: { es: 'Pagos' },
  place: 1,
};
const article: Article = {
  ...{ ...row, id: 'a1', portal_id: 'p1', category_id: 'c1', language: 'es', slug: 'anular' },
  ...{ title: 'Anular un recibo', body: 'El mismo día.', status: 'draft', root_article_id: 'a1' },
  ...{ screens: ['/payments'], roles: [], changed_at: at, reviewed_at: at, unconfirmed: false },
};
const version = { number: 2, why: 'saved' as const, title: article.title, written_at: at, written_by: 'ana' };
const answers: Answers<paths> = {
  ...names({ 'helpcenter.category:c1': { name: 'Pagos' }, 'core.user:ana': { name: 'Ana' } }),
  'GET /api/v1/articles/drafts': () => pageOf([article]),
  'GET /api/v1/articles/gaps': () => ({
    data: [{ root_article_id: 'a1', title: article.title, language: 'pt' as const, since: at }],
  }),
  'GET /api/v1/articles/searches': () => ({
    data: [{ language: 'es' as const, text: 'vacaciones', times: 3, last_at: at }],
  }),
  'GET /api/v1/help-categories': () => ({ data: [category] }),
  'GET /api/v1/articles/{id}': () => ({ data: article }),
  'GET /api/v1/articles/{id}/feedback': () => ({ data: { views: 7, helpful: 2, unhelpful: 1, said: [] } }),
  'GET /api/v1/articles/coverage': () => ({
    data: [
      {
        ...{ root_article_id: 'a1', title: article.title, changed_at: at },
        cells: [
          { language: 'es' as const, state: 'source' as const, article_id: 'a1', live: true },
          { language: 'en' as const, state: 'stale' as const, article_id: 'a2', live: true },
          { language: 'pt' as const, state: 'missing' as const, live: false },
        ],
      },
    ],
  }),
  'GET /api/v1/articles/outdated': () => ({ data: [] }),
  'GET /api/v1/help-portals': () => ({ data: [] }),
  'GET /api/v1/articles/{id}/history': () => pageOf([]),
  'GET /api/v1/articles/{id}/versions': () => ({ data: [version, { ...version, number: 1 }] }),
  'GET /api/v1/articles/{id}/difference': () => ({
    data: { title: [], body: [{ kind: 'removed' as const, text: 'Nunca.' }] },
  }),
};
const may = { 'helpcenter.articles:update': 'all', 'helpcenter.articles:create': 'all' } as const;
const { openScreen, itTellsItsStates } = testsOf<paths>({ helpcenter: es });

describe('what is being written', () => {
  itTellsItsStates({
    draw: () => <WritePage />,
    ...{
      url: '/help-center/write',
      answers,
      reads: 'GET /api/v1/articles/drafts',
      shows: 'Anular un recibo',
    },
    empty: { answer: pageOf([]), says: es.nothingWrittenWhy },
  });

  it('tells which translations are missing, and what was searched in vain [HC-05]', async () => {
    openScreen(<WritePage />, { url: '/help-center/write', answers, permissions: may });
    expect(await screen.findByText('Falta en Portugués: Anular un recibo')).toBeTruthy();
    expect(await screen.findByText('vacaciones (Español, 3 veces)')).toBeTruthy();
    expect(screen.queryByRole('button', { name: es.newCategory })).toBeNull();
    expect(screen.getByRole('button', { name: es.newArticle })).toBeTruthy();
  });
});

describe('many articles', () => {
  const second: Article = { ...article, id: 'a2', title: 'Derechos', unconfirmed: true };
  const admin = { ...may, 'helpcenter.articles:publish': 'all' } as const;
  const one = (id: string, outcome: 'changed' | 'refused') => ({
    ...{ id, title: id, outcome, category_id: 'c1' },
    ...(outcome === 'refused' && { code: 'helpcenter.article_unconfirmed', reason: 'Léalo primero.' }),
  });
  const open = (more: Answers<paths>, permissions: Record<string, 'all'> = admin) =>
    openScreen(<WritePage />, {
      ...{ url: '/help-center/write', permissions },
      answers: { ...answers, 'GET /api/v1/articles/drafts': () => pageOf([article, second]), ...more },
    });
  const pick = async () => {
    await screen.findByText(article.title);
    const [all] = screen.getAllByRole('checkbox');
    await userEvent.click(all as HTMLElement);
  };

  it('are published together once that is asked; those that were refused stay picked and say why [HC-01]', async () => {
    const net = open({
      'POST /api/v1/articles/batch': () => ({ data: { each: [one('a1', 'changed'), one('a2', 'refused')] } }),
    });
    expect(await screen.findByText(es.given.short)).toBeTruthy();
    await pick();
    await userEvent.click(await screen.findByRole('button', { name: es.publish }));
    const ask = within(await screen.findByRole('alertdialog'));
    expect(net.of('POST /api/v1/articles/batch')).toHaveLength(0);
    await userEvent.click(ask.getByRole('button', { name: es.publish }));
    expect(await screen.findByText('Léalo primero.')).toBeTruthy();
    expect(net.of('POST /api/v1/articles/batch')[0]?.body).toEqual({ ids: ['a1', 'a2'], do: 'publish' });
  });

  it('are archived together, and taken back [HC-01]', async () => {
    const net = open({
      'POST /api/v1/articles/batch': () => ({ data: { each: [one('a1', 'changed'), one('a2', 'changed')] } }),
    });
    await pick();
    await userEvent.click(await screen.findByRole('button', { name: es.archive }));
    await userEvent.click(await screen.findByRole('button', { name: /Deshacer/ }));
    await waitFor(() => expect(net.of('POST /api/v1/articles/batch')).toHaveLength(2));
    expect(net.of('POST /api/v1/articles/batch').map(({ body }) => body)).toEqual([
      { ids: ['a1', 'a2'], do: 'archive' },
      { ids: ['a1', 'a2'], do: 'return' },
    ]);
  });

  it('are not published by who may write alone [HC-09]', async () => {
    open({}, may);
    await pick();
    expect(await screen.findByRole('button', { name: es.batch.move })).toBeTruthy();
    expect(screen.queryByRole('button', { name: es.publish })).toBeNull();
  });
});

describe('an article being written', () => {
  const open = (more: Answers<paths> = {}, permissions: Record<string, 'all'> = may) =>
    openScreen(<EditorPage />, {
      ...{ url: '/help-center/write/a1', path: '/help-center/write/:id', permissions },
      answers: { ...answers, ...more },
    });

  itTellsItsStates({
    draw: () => <EditorPage />,
    ...{ url: '/help-center/write/a1', path: '/help-center/write/:id', answers },
    ...{ reads: 'GET /api/v1/articles/{id}', shows: 'Anular un recibo' },
  });

  it('is saved as a draft with the version that was seen', async () => {
    const net = open({ 'PATCH /api/v1/articles/{id}': () => ({ data: article }) });
    await userEvent.click(await screen.findByRole('tab', { name: es.shape.text }));
    const text = await screen.findByDisplayValue('El mismo día.');
    await userEvent.type(text, ' Solo quien lo cobró.');
    await userEvent.click(screen.getByRole('button', { name: es.save }));
    await waitFor(() => expect(net.of('PATCH /api/v1/articles/{id}')).toHaveLength(1));
    const [sent] = net.of('PATCH /api/v1/articles/{id}');
    expect(sent?.headers.get('If-Match')).toBe('"4"');
    expect(sent?.body).toEqual({
      ...{ title: 'Anular un recibo', body: 'El mismo día. Solo quien lo cobró.' },
      ...{ category_id: 'c1', slug: 'anular', screens: ['/payments'], roles: [] },
    });
  });

  it('takes what a word processor copied as Markdown, where the caret is [HC-02]', async () => {
    const net = open({ 'POST /api/v1/articles/paste': () => ({ data: { body: '**Ojo:** ' } }) });
    await userEvent.click(await screen.findByRole('tab', { name: es.shape.text }));
    const text = (await screen.findByDisplayValue('El mismo día.')) as HTMLTextAreaElement;
    text.setSelectionRange(0, 0);
    const copied: Record<string, string> = { 'text/html': '<b>Ojo:</b> ', 'text/plain': 'Ojo: ' };
    fireEvent.paste(text, { clipboardData: { getData: (type: string) => copied[type] } });
    expect(await screen.findByDisplayValue('**Ojo:** El mismo día.')).toBeTruthy();
    expect(net.of('POST /api/v1/articles/paste')[0]?.body).toEqual({ html: '<b>Ojo:</b> ' });
  });

  it('is published by who may alone [HC-09]', async () => {
    const net = open(
      { 'POST /api/v1/articles/{id}/publish': () => ({ data: article }) },
      {
        ...may,
        'helpcenter.articles:publish': 'all',
      },
    );
    await userEvent.click(await screen.findByRole('button', { name: es.publish }));
    await waitFor(() => expect(net.of('POST /api/v1/articles/{id}/publish')).toHaveLength(1));
  });

  it('is published, where its text was given, once somebody says that they have read it [HC-06]', async () => {
    const given = { ...article, unconfirmed: true };
    const net = open(
      {
        'GET /api/v1/articles/{id}': () => ({ data: given }),
        'POST /api/v1/articles/{id}/confirm': () => ({ data: { ...article, version: 5 } }),
        'POST /api/v1/articles/{id}/publish': () => ({ data: { ...article, version: 6 } }),
      },
      { ...may, 'helpcenter.articles:publish': 'all' },
    );
    await userEvent.click(await screen.findByRole('button', { name: es.publish }));
    const ask = within(await screen.findByRole('alertdialog'));
    expect(ask.getByRole('button', { name: es.given.publish })).toHaveProperty('disabled', true);
    await userEvent.click(ask.getByRole('checkbox', { name: es.given.read }));
    await userEvent.click(ask.getByRole('button', { name: es.given.publish }));
    await waitFor(() => expect(net.of('POST /api/v1/articles/{id}/publish')).toHaveLength(1));
    expect(net.of('POST /api/v1/articles/{id}/confirm')).toHaveLength(1);
    expect(net.of('POST /api/v1/articles/{id}/publish')[0]?.headers.get('If-Match')).toBe('"5"');
  });

  it('shows the languages that it lacks, and begins one with what it is of beside it [HC-01]', async () => {
    const english: Article = { ...article, id: 'a2', language: 'en', title: 'Void a receipt' };
    const source = { ...article, changed_at: '2026-03-03T19:00:00Z', body: 'Otro texto.' };
    const net = openScreen(<EditorPage />, {
      ...{ url: '/help-center/write/a2', path: '/help-center/write/:id', permissions: may },
      answers: {
        ...answers,
        'GET /api/v1/articles/{id}': ({ path }) => ({ data: path.id === 'a1' ? source : english }),
        'POST /api/v1/articles/{id}/review': () => ({ data: english }),
        'POST /api/v1/articles/preview': () => ({
          data: { content: [{ tag: 'p', children: [{ text: 'Otro texto.' }] }] },
        }),
      },
    });
    const beside = within(await screen.findByRole('region', { name: es.languages }));
    await userEvent.click(await beside.findByRole('button', { name: 'Traducir a Portugués' }));
    const begin = within(await screen.findByRole('dialog', { name: es.translate }));
    expect(await begin.findByRole('combobox', { name: /Idioma/ })).toHaveProperty('value', 'pt');
    await userEvent.keyboard('{Escape}');
    expect(await screen.findByText('Otro texto.')).toBeTruthy();
    expect(screen.getByText(new RegExp(es.sourceChanged))).toBeTruthy();
    expect(await screen.findByText('Nunca.')).toBeTruthy(); // what changed since
    await userEvent.click(screen.getByRole('button', { name: es.sourceSame }));
    await waitFor(() => expect(net.of('POST /api/v1/articles/{id}/review')).toHaveLength(1));
  });

  it('keeps what is being typed while one says that the source still says the same, and saves it over that', async () => {
    const source = { ...article, changed_at: '2026-03-03T19:00:00Z' };
    let english: Article = { ...article, id: 'a2', language: 'en', title: 'Void a receipt' };
    const net = openScreen(<EditorPage />, {
      ...{ url: '/help-center/write/a2', path: '/help-center/write/:id', permissions: may },
      answers: {
        ...answers,
        'GET /api/v1/articles/{id}': ({ path }) => ({ data: path.id === 'a1' ? source : english }),
        'POST /api/v1/articles/{id}/review': () => {
          english = { ...english, version: 5, held_at: '2026-03-04T19:00:00Z' };
          return { data: english };
        },
        'PATCH /api/v1/articles/{id}': () => ({ data: english }),
      },
    });
    const title = await screen.findByLabelText<HTMLInputElement>(new RegExp(es.fields.title));
    await userEvent.type(title, ' today');
    await userEvent.click(await screen.findByRole('button', { name: es.sourceSame }));
    await waitFor(() => expect(screen.queryByRole('button', { name: es.sourceSame })).toBeNull());
    expect(screen.getByLabelText<HTMLInputElement>(new RegExp(es.fields.title)).value).toBe(
      'Void a receipt today',
    );
    await userEvent.click(screen.getByRole('button', { name: es.save }));
    await waitFor(() => expect(net.of('PATCH /api/v1/articles/{id}')).toHaveLength(1));
    expect(net.of('PATCH /api/v1/articles/{id}')[0]?.headers.get('If-Match')).toBe('"5"');
  });

  it('offers no publishing to a manager [HC-09]', async () => {
    open();
    expect(await screen.findByRole('button', { name: es.save })).toBeTruthy();
    expect(screen.queryByRole('button', { name: es.publish })).toBeNull();
    expect(screen.queryByRole('button', { name: es.delete })).toBeNull();
  });

  it('shows what changed since a version, and goes back to it [HC-01]', async () => {
    const restored = 'POST /api/v1/articles/{id}/versions/{number}/restore' as const;
    const net = open({ [restored]: () => ({ data: article }) } as Answers<paths>);
    await userEvent.click(await screen.findByRole('button', { name: es.versions }));
    expect((await screen.findByText('Nunca.')).tagName).toBe('DEL');
    await userEvent.click(screen.getByRole('button', { name: es.restore }));
    await waitFor(() => expect(net.of(restored)).toHaveLength(1));
    expect(net.of(restored)[0]?.headers.get('If-Match')).toBe('"4"');
  });
});

describe('the signs of the toolbar', () => {
  it.each([
    ['bold', 'un recibo', 3, 9, 'un **recibo**'],
    ['heading', 'uno\ndos', 5, 6, 'uno\n## dos'],
    ['steps', 'uno\ndos', 0, 7, '1. uno\n2. dos'],
    ['link', 'aquí', 0, 4, '[aquí](https://)'],
  ] as const)('write %s', (sign, text, start, end, expected) => {
    expect(marked(sign, text, start, end).text).toBe(expected);
  });
});
