import { CreditorPage, pageWith } from './harness/creditorPage';
import { owing, signed, write } from './harness/creditorVisitor';
import { expect, test } from './harness/test';

let site: CreditorPage;
test.beforeAll(async () => {
  site = await CreditorPage.start();
});
test.afterAll(() => site.stop());

test('an agent is built, tested, approved by somebody else and put live; it talks, is reviewed and corrected, and is run again on the correction [AI-01] [AI-02] [AI-05] [AI-07] [AI-09]', async ({
  page,
  as,
  ask,
}) => {
  test.setTimeout(90_000);
  await as('admin');
  await page.goto('/ai-agents');
  await page.getByRole('button', { name: 'Agregar agente' }).click();
  await page.getByRole('textbox', { name: 'Nombre' }).fill('Alba');
  await page.getByRole('dialog').getByRole('button', { name: 'Agregar agente' }).click();
  await expect(page.getByRole('heading', { name: 'Versión 1' })).toBeVisible();
  const [, , agent = ''] = new URL(page.url()).pathname.split('/');

  await as('manager'); // she writes, so that he may approve
  await page.goto(`/ai-agents/${agent}/versions/1`);
  await page.getByRole('tab', { name: 'Quién es' }).click();
  await page
    .getByRole('textbox', { name: 'Despedida' })
    .fill('Gracias por su tiempo. Soy Alba, a las órdenes.');
  await expect(page.getByRole('status').filter({ hasText: 'Guardado' })).toBeVisible();
  await page.getByRole('button', { name: 'Enviar a pruebas' }).click();
  await expect(page.getByText('En pruebas').first()).toBeVisible();

  await page.goto('/ai-agents/suites');
  await page.getByRole('button', { name: 'Ejecutar pruebas' }).click();
  const form = page.getByRole('dialog');
  await form
    .getByRole('combobox', { name: 'Versión' })
    .selectOption({ label: 'Alba · Versión 1 · En pruebas' });
  await form.getByRole('button', { name: 'Ejecutar pruebas' }).click();
  await expect(page.getByText('Aprobada por las pruebas')).toBeVisible({ timeout: 60_000 });

  await as('admin');
  await page.goto(`/ai-agents/${agent}`);
  await page.getByRole('button', { name: 'Aprobar' }).click();
  await page.getByRole('button', { name: 'Poner en vivo' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Poner en vivo' }).click();
  await expect(page.getByText('Versión 1: 100% de las personas')).toBeVisible();

  const opened = await ask<{ inbox: { id: string } }>('POST', '/api/v1/inboxes', {
    name: 'Página de Alba',
    channel: 'widget',
    agent_id: agent,
    agent_when: 'always',
    settings: { origins: site.origin('creditor') },
  });
  const inbox = `/api/v1/inboxes/${opened.inbox.id}/widget`;
  const { script_url } = await ask<{ script_url: string }>('GET', inbox);
  const { secret } = await ask<{ secret: string }>('POST', `${inbox}/secret`);
  const debtor = (await owing(ask))[2];
  if (!debtor) throw new Error('Nobody owes anything');
  site.shows(() => pageWith(script_url, { before: signed(debtor.id, 'es', secret) }));
  await page.goto(site.origin('creditor'));
  await page.getByRole('button', { name: 'Abrir el chat' }).click();
  await write(page, 'Hola', /un programa automático/);
  await write(page, 'sí, soy yo', /su documento|nacimiento|nació|referencia/);
  await write(page, debtor.national_id.replace(/\D/g, '').slice(-4), /queda un saldo de/);
  await write(page, 'por ahora nada, chau', /Gracias por su tiempo/);

  await as('manager');
  const conversation_id = await resolved(ask, debtor.id);
  const { id: analysis_id } = await ask<{ id: string }>('POST', '/api/v1/analyses', { conversation_id });
  const { id: review } = await ask<{ id: string }>('POST', '/api/v1/reviews', { analysis_id });
  await page.goto(`/reviews/${review}`);
  await page.getByRole('button', { name: 'Tomar' }).click();
  await page.getByRole('button', { name: 'Corregir el análisis' }).click();
  const correction = page.getByRole('dialog');
  await correction.getByRole('combobox', { name: 'Resultado' }).selectOption('callback');
  await correction.getByRole('button', { name: 'Anotar correcciones' }).click();
  await page.getByRole('button', { name: '2 · A practicar' }).click();
  await page.getByRole('button', { name: 'Convertir en caso' }).click();
  await expect(page.getByRole('dialog')).toContainText('De una corrección');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Ejecutar pruebas' }).click();
  await form.getByRole('combobox', { name: 'Versión' }).selectOption({ label: 'Alba · Versión 1 · En vivo' });
  await form.getByRole('button', { name: 'Ejecutar pruebas' }).click();
  await expect(page.getByRole('main')).toContainText('CorreccionesPasan 0 de 1', { timeout: 30_000 });
  await expect(page.getByText('No pasa las pruebas')).toBeVisible(); // it came to something else
});

type Ask = <T>(method: string, path: string, body?: object) => Promise<T>;

/** The conversation with a debtor, once it was resolved. */
async function resolved(ask: Ask, debtor: string): Promise<string> {
  const find = async () => {
    const all = await ask<{ id: string; debtor_id: string }[]>(
      'GET',
      '/api/v1/conversations?status=resolved&pageSize=50',
    );
    return all.find(({ debtor_id }) => debtor_id === debtor)?.id ?? '';
  };
  await expect.poll(find).not.toBe('');
  return find();
}
