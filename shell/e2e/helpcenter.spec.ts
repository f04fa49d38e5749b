import { expectAccessibleAsItIs } from './harness/accessible';
import { expect, test } from './harness/test';

test('an admin writes an article of a screen and publishes it; a collector finds it beside the work, and by a mistyped word [HC-02] [HC-03] [HC-04]', async ({
  page,
  as,
}) => {
  await as('admin');
  await page.goto('/help-center/write');
  await page.getByRole('button', { name: 'Nuevo artículo' }).click();
  const begin = page.getByRole('dialog', { name: 'Nuevo artículo' });
  await begin.getByLabel('Título').fill('Ordenar el tablero');
  await begin.getByRole('combobox', { name: /Categoría/ }).selectOption({ label: 'Cobros' });
  await begin.getByRole('button', { name: 'Empezar a escribir' }).click();
  await expect(page).toHaveURL(/\/help-center\/write\/[^/]+$/);

  await page.getByRole('tab', { name: 'Markdown' }).click();
  const text = page.getByRole('textbox', { name: /Texto/ });
  await text.fill('## Columnas\n\nArrastre la **tarjeta**.\n\n<img src=x onerror=alert(1)>');
  await page.getByRole('tab', { name: 'Vista previa' }).click();
  await expect(page.getByRole('heading', { name: 'Columnas' })).toBeVisible();
  await page.getByLabel('Pantallas').fill('/tasks');
  await page.getByRole('button', { name: 'Guardar borrador' }).click();
  await expect(page.getByText('El borrador está guardado').first()).toBeVisible();
  await page.getByRole('button', { name: 'Publicar' }).click();
  await expect(page.getByText('El artículo está publicado').first()).toBeVisible();

  await as('cashier');
  await page.goto('/tasks');
  await expect(page.getByRole('button', { name: 'Ayuda de esta pantalla' })).toBeVisible();
  await page.keyboard.press('F1');
  const panel = page.getByRole('dialog', { name: 'Ayuda de esta pantalla' });
  await expect(panel.getByRole('heading', { name: 'Ordenar el tablero' })).toBeVisible();
  await expect(panel.locator('strong')).toHaveText('tarjeta');
  await expect(panel.locator('img')).toHaveCount(0);
  await page.keyboard.press('F1');
  await expect(panel).toBeHidden();

  await page.goto('/help-center?q=tablreo');
  await page.getByRole('link', { name: 'Ordenar el tablero' }).click();
  await page.getByRole('button', { name: 'Sí', exact: true }).click();
  await expect(page.getByText('Gracias: quienes escriben la ayuda lo verán.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Editar' })).toHaveCount(0);
});

test('an admin has many articles archived by keyboard, and takes it back; a given text is published once somebody answers for it [HC-01] [HC-06]', async ({
  page,
  as,
  ask,
}) => {
  await as('admin');
  const body = { name: 'Muchos', languages: ['es'], public: true };
  const portal = await ask<{ id: string }>('POST', '/api/v1/help-portals', body);
  await ask('POST', `/api/v1/help-portals/${portal.id}/starter`);
  await page.goto('/help-center/write?q=pagar&language=es');
  const rows = page.getByRole('row').filter({ hasText: 'Por leer' });
  await expect(rows.first()).toBeVisible();
  const many = await rows.count();
  for (let n = 0; n < many; n += 1) {
    await rows.nth(n).getByRole('checkbox').focus();
    await page.keyboard.press('Space');
  }
  await page.keyboard.press('b');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Se archiv/).first()).toBeVisible();
  await page
    .getByRole('button', { name: /Deshacer/ })
    .first()
    .click();
  await expect(rows).toHaveCount(many);
  await rows.first().getByRole('checkbox').check();
  await page.getByRole('toolbar').getByRole('button', { name: 'Publicar' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publicar' }).click();
  const refused = page.getByRole('dialog', { name: 'Un artículo quedó como estaba' });
  await expect(refused.getByText(/confirme primero que lo leyó/)).toBeVisible();
  await expectAccessibleAsItIs(page);
  await page.keyboard.press('Escape');
  await expect(rows.first().getByRole('checkbox')).toBeChecked();

  await page.getByRole('link', { name: 'No puedo pagar ahora' }).click();
  await expect(page).toHaveTitle(/^No puedo pagar ahora/); // the list has such a button too
  await page.getByRole('button', { name: 'Publicar' }).click();
  const asked = page.getByRole('alertdialog');
  await expect(asked.getByRole('button', { name: 'Confirmar y publicar' })).toBeDisabled();
  await asked.getByRole('checkbox').check();
  await asked.getByRole('button', { name: 'Confirmar y publicar' }).click();
  await expect(page.getByText('El artículo está publicado').first()).toBeVisible();
  await expect(page.getByText('Por leer antes de publicar')).toHaveCount(0);
});

test('the help of the product is there from the start: beside three screens, and in the help center [HC-04] [HC-07]', async ({
  page,
  as,
}) => {
  await as('cashier');
  const panel = page.getByRole('dialog', { name: 'Ayuda de esta pantalla' });
  for (const [path, title] of [
    ['/debtors', 'La lista de deudores'],
    ['/agenda', 'La agenda'],
    ['/settings/security', 'Seguridad de su cuenta'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('button', { name: 'Ayuda de esta pantalla' })).toBeVisible();
    await page.keyboard.press('F1');
    await expect(panel.getByRole('heading', { name: title })).toBeVisible();
    await expect(panel.getByRole('listitem').first()).toBeVisible();
  }
  await page.goto('/debtors');
  await page.getByRole('button', { name: 'Ayuda de esta pantalla' }).click();
  await panel.getByRole('button', { name: 'la ficha del deudor' }).click();
  await expect(panel.getByRole('heading', { name: 'La ficha del deudor' })).toBeVisible();
  const picture = panel.getByRole('img', { name: 'La ficha de un deudor, con lo próximo que hacer arriba' });
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);

  await page.goto('/help-center?q=cerrar+caxa');
  await page.getByRole('link', { name: 'Cajas: abrir, mover efectivo y cerrar' }).click();
  await expect(page.getByRole('heading', { name: 'Durante el día' })).toBeVisible();
  await page.getByRole('link', { name: 'la jornada' }).click();
  await expect(page.getByRole('heading', { name: 'La jornada y la cola', level: 1 })).toBeVisible();
});

test('an admin makes an article of the product the company’s own; what may not be done says what can be [HC-07] [HC-04]', async ({
  page,
  as,
}) => {
  await as('admin');
  await page.goto('/help-center/read/core.apps');
  await expect(page.getByText('Este artículo viene con Recobro')).toBeVisible();
  await page.getByRole('button', { name: 'Cambiar este artículo' }).click();
  await expect(page).toHaveURL(/\/help-center\/write\/[^/]+$/);
  await page.getByRole('textbox', { name: 'Título' }).fill('Aplicaciones de nuestra empresa');
  await page.getByRole('button', { name: 'Guardar borrador' }).click();
  await expect(page.getByText('El borrador está guardado').first()).toBeVisible();
  await page.getByRole('button', { name: 'Publicar' }).click();
  await expect(page.getByText('El artículo está publicado').first()).toBeVisible();

  await page.getByRole('button', { name: 'Eliminar' }).click();
  const asked = page.getByRole('alertdialog');
  await asked.getByRole('button', { name: 'Eliminar' }).click();
  await expect(asked.getByText('Elimine primero sus traducciones.')).toBeVisible();
  const whatNow = asked.getByRole('link', { name: '¿Qué puedo hacer?' });
  await expect(whatNow).toHaveAttribute('href', '/help-center/read/helpcenter.writing');

  await page.goto('/apps');
  await expect(page.getByRole('button', { name: 'Ayuda de esta pantalla' })).toBeVisible();
  await page.keyboard.press('F1');
  const panel = page.getByRole('dialog', { name: 'Ayuda de esta pantalla' });
  await expect(panel.getByRole('heading', { name: 'Aplicaciones de nuestra empresa' })).toBeVisible();
});
