import { pageOf } from '@recobro/sdk/testing';
import { describe, expect, it } from '@rstest/core';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { documentOf } from '../../test/file';
import { openScreen } from '../../test/screens';
import { uploads } from '../../test/upload';
import { DocumentsSection } from './DocumentsSection';

const LIST = 'GET /api/v1/deudores/{id}/documents';
const REMOVE = 'DELETE /api/v1/deudores/{id}/documents/{document}';
const COLLECTOR = { 'portfolios.documents:read': 'own', 'portfolios.documents:create': 'own' } as const;

describe('[CO-18] the documents of a debtor', () => {
  const up = uploads();
  const open = (permissions: Record<string, 'all' | 'own'> = COLLECTOR) =>
    openScreen(<DocumentsSection debtorId="d1" />, {
      url: '/debtors/d1',
      path: '/debtors/:debtorId',
      permissions,
      answers: {
        [LIST]: () =>
          pageOf([
            documentOf(),
            documentOf({
              id: 'f2',
              name: 'carta.docx',
              kind: 'letter',
              media_type: 'application/msword',
              created_by: 'x',
            }),
          ]),
        [REMOVE]: () => undefined,
      },
    });

  it('tell what they are, how large and of when', async () => {
    open();
    const list = within(await screen.findByRole('list', { name: 'Documentos' }));
    expect((await list.findAllByRole('listitem'))[0]?.textContent).toMatch(
      /cedula\.png.*Documento de identidad · 2/,
    );
  });

  it('are sent by dropping them, with progress, and a refusal stays on the panel', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Agregar documento' }));
    const panel = within(await screen.findByRole('dialog'));
    await userEvent.selectOptions(
      await panel.findByRole('combobox', { name: 'Qué documento es' }),
      'contract',
    );
    const zone = panel.getByText('Arrastre aquí un documento').parentElement as HTMLElement;
    const file = new File(['%PDF-1.7'], 'contrato.pdf', { type: 'application/pdf' });
    fireEvent.drop(zone, { dataTransfer: { files: [file] } });
    await panel.findByText('Subiendo contrato.pdf');
    await waitFor(() => expect(up.sent).toHaveLength(1));
    expect(up.sent[0]?.get('kind')).toBe('contract');
    up.answer(422, { title: 'Ese archivo no se acepta' });
    expect(await panel.findByText('Ese archivo no se acepta')).toBeTruthy();
    fireEvent.drop(panel.getByText('Arrastre aquí un documento').parentElement as HTMLElement, {
      dataTransfer: { files: [file] },
    });
    await waitFor(() => expect(up.sent).toHaveLength(2));
    up.answer(201, { data: documentOf({ name: 'contrato.pdf' }) });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await within(screen.getByRole('list', { name: 'toasts' })).findByText('Documento agregado: contrato.pdf');
  });

  it('are shown with the hash of their content; what a browser might run is only saved', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'carta.docx' }));
    const shown = within(await screen.findByRole('dialog'));
    expect(await shown.findByText(/Este tipo de archivo no se muestra aquí/)).toBeTruthy();
    expect(shown.getByText(/SHA-256 ab12/)).toBeTruthy();
    expect(shown.queryByRole('img')).toBeNull();
  });

  it('are renamed and removed by who sent them alone, after a question', async () => {
    const net = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Acciones: carta.docx' }));
    await screen.findByRole('menuitem', { name: 'Descargar' });
    expect(screen.queryByRole('menuitem', { name: 'Eliminar' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Acciones: cedula.png' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Eliminar' }));
    const asked = within(await screen.findByRole('alertdialog'));
    await userEvent.click(asked.getByRole('button', { name: 'Eliminar' }));
    await waitFor(() => expect(net.of(REMOVE)[0]?.path).toEqual({ id: 'd1', document: 'f1' }));
  });

  it('are not asked for by whoever may not see them', () => {
    const net = open({});
    expect(screen.queryByRole('region')).toBeNull();
    expect(net.of(LIST)).toHaveLength(0);
  });
});
