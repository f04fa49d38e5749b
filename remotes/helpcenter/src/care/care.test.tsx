import { type Answers, testsOf } from '@recobro/sdk/testing';
import { describe, expect, it } from '@rstest/core';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import es from '../../locales/es.json';
import type { paths } from '../api/schema.gen';
import type { Covered } from '../api/types';
import { Import } from '../write/Import';
import { CarePage } from './CarePage';

const at = '2026-03-02T19:00:00Z';
const row = { version: 1, created_at: at, updated_at: at, created_by: 'ana', updated_by: 'ana' };
const covered: Covered = {
  ...{ root_article_id: 'a1', title: 'Anular un recibo', changed_at: at },
  cells: [
    { language: 'es', state: 'source', article_id: 'a1', live: true },
    { language: 'en', state: 'stale', article_id: 'a2', live: true },
    { language: 'pt', state: 'missing', live: false },
  ],
};
const answers: Answers<paths> = {
  'GET /api/v1/articles/coverage': () => ({ data: [covered] }),
  'GET /api/v1/articles/searches': () => ({
    data: [{ language: 'es' as const, text: 'vacaciones', times: 3, last_at: at }],
  }),
  'GET /api/v1/articles/feedback': () => ({
    data: [
      {
        ...{ article_id: 'a9', title: 'Cerrar la caja', language: 'es' as const, views: 40, unhelpful: 3 },
        said: [{ ...row, id: 'f1', helpful: false, reason: 'incomplete' as const, text: 'Falta el horario' }],
      },
    ],
  }),
  'GET /api/v1/help-categories': () => ({
    data: [{ ...row, id: 'c1', portal_id: 'p1', slug: 'pagos', titles: { es: 'Pagos' }, place: 1 }],
  }),
  'GET /api/v1/articles/synonyms': () => ({ data: [{ ...row, id: 's1', words: ['recibo', 'comprobante'] }] }),
};
const { openScreen, itTellsItsStates } = testsOf<paths>({ helpcenter: es });
const url = '/help-center/care';

describe('what asks for an editor', () => {
  itTellsItsStates({
    draw: () => <CarePage />,
    ...{ url, answers, reads: 'GET /api/v1/articles/coverage', shows: 'Anular un recibo' },
    empty: { answer: { data: [] }, says: es.coverageNoneWhy },
  });

  it('shows articles against languages, each leading to where it is written [HC-05]', async () => {
    const net = openScreen(<CarePage />, { url, answers });
    expect(await screen.findByRole('link', { name: es.covered.stale })).toHaveProperty(
      'pathname',
      '/help-center/write/a2',
    );
    expect(screen.getByRole('link', { name: es.covered.missing })).toHaveProperty(
      'pathname',
      '/help-center/write/a1',
    );
    expect(screen.getByRole('link', { name: es.covered.missing })).toHaveProperty('search', '?translate=pt');
    expect(screen.getByText('vacaciones')).toBeTruthy();
    const [asked] = net.of('GET /api/v1/articles/coverage');
    expect(asked?.query.get('gaps')).toBe('true');
  });

  it('has an article written of what was searched in vain, and a synonym added, in one step [HC-05]', async () => {
    const net = openScreen(<CarePage />, {
      url,
      answers,
      permissions: { 'helpcenter.articles:create': 'all' },
    });
    await userEvent.click(
      await screen.findByRole('button', { name: 'Escribir un artículo sobre vacaciones' }),
    );
    const begin = within(await screen.findByRole('dialog', { name: es.newArticle }));
    expect(await begin.findByDisplayValue('Vacaciones')).toBeTruthy();
    expect(net.of('POST /api/v1/articles')).toHaveLength(0);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Agregar un sinónimo de vacaciones' }));
    expect(await screen.findByDisplayValue(/^vacaciones/)).toBeTruthy();
  });

  it('tells what did not help, and why, beside the way to mend it [HC-05]', async () => {
    openScreen(<CarePage />, { url, answers });
    expect(await screen.findByText(/Falta el horario/)).toBeTruthy();
    const mend = screen.getByRole('link', { name: 'Corregir Cerrar la caja' });
    expect(mend).toHaveProperty('pathname', '/help-center/write/a9');
  });

  it('takes words for the same, of two at the least [HC-05]', async () => {
    const made = { ...row, id: 's2', words: ['cuota', 'plazo'] };
    const net = openScreen(<CarePage />, {
      url,
      answers: { ...answers, 'POST /api/v1/articles/synonyms': () => ({ data: made }) },
    });
    await userEvent.click(await screen.findByRole('button', { name: es.synonymsAdd }));
    const words = await screen.findByRole('textbox', { name: es.synonymsWords });
    await userEvent.type(words, 'cuota');
    await userEvent.click(screen.getByRole('button', { name: es.add }));
    expect(net.of('POST /api/v1/articles/synonyms')).toHaveLength(0);
    await userEvent.type(words, ', plazo');
    await userEvent.click(screen.getByRole('button', { name: es.add }));
    await waitFor(() =>
      expect(net.of('POST /api/v1/articles/synonyms')[0]?.body).toEqual({ words: ['cuota', 'plazo'] }),
    );
  });
});

describe('a folder that is brought', () => {
  it('tells what it would bring, and brings it once that is seen [HC-08]', async () => {
    const told = {
      ...{ created: 1, changed: 0, unchanged: 2 },
      came: [{ file: 'a.md', title: 'Nuevo', language: 'es' as const, outcome: 'created' as const }],
      rejected: [{ file: 'b.md', code: 'helpcenter.folder_front' }],
    };
    const net = openScreen(<Import onClose={() => {}} />, {
      url: '/help-center/write',
      answers: { 'POST /api/v1/articles/import': () => ({ data: told }) },
    });
    const file = new File(['PK'], 'ayuda.zip', { type: 'application/zip' });
    await userEvent.upload(await screen.findByLabelText(es.importDrop), file);
    expect(await screen.findByText('Nuevo: Nuevo (Español)')).toBeTruthy();
    expect(screen.getByText(`b.md: ${es.refused.folder_front}`)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: es.importDo }));
    await waitFor(() => expect(net.of('POST /api/v1/articles/import')).toHaveLength(2));
    const tries = net.of('POST /api/v1/articles/import').map((sent) => sent.query.get('dry_run'));
    expect(tries).toEqual(['true', 'false']);
  });
});
