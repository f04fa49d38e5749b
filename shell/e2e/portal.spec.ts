import { expectAccessibleAsItIs } from './harness/accessible';
import { dress, largestPaint, openPortal, publish } from './harness/publicPortal';
import { expect, test } from './harness/test';

const PUBLISHED = ['Cómo pagar', 'How to pay', 'Mis derechos en Uruguay', 'No reconozco esta deuda'];

test('an admin opens a portal with the articles for debtors; one of those finds how to pay without script, and says whether it helped [HC-06]', async ({
  page: office,
  as,
  ask,
  browser,
  product,
}) => {
  await as('admin');
  await office.goto('/help-center/portals');
  await office.getByRole('button', { name: 'Nuevo portal' }).click();
  const panel = office.getByRole('dialog', { name: 'Nuevo portal' });
  await panel.getByLabel('Nombre').fill('Deudores');
  await panel.getByLabel('Título en Español').fill('Ayuda para deudores');
  await panel.getByLabel(/Todos, sin ingresar/).check();
  await panel.getByRole('button', { name: 'Guardar' }).click();
  const portal = office.getByRole('region', { name: 'Deudores' });
  await portal.getByRole('button', { name: 'Agregar artículos para deudores' }).click();
  await office
    .getByRole('alertdialog')
    .getByRole('button', { name: 'Agregar artículos para deudores' })
    .click();
  await expect(portal.getByText('Sus derechos')).toBeVisible();
  const address =
    (await portal.getByRole('link', { name: 'Abrir el portal Deudores' }).getAttribute('href')) ?? '';
  await publish(ask, PUBLISHED);

  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: product.url,
    locale: 'es-UY',
  });
  const page = await context.newPage();
  const start = await page.goto(address);
  expect(start?.headers()['content-security-policy']).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']+'; img-src/,
  );
  await expect(page).toHaveURL(`${address}/es`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ayuda para deudores');
  await expect(page.getByRole('link', { name: 'Cómo pedir un plan de pagos' })).toHaveCount(0); // a draft
  await page.getByRole('searchbox').fill('pagra');
  await page.getByRole('button', { name: 'Buscar' }).click();
  await page.getByRole('link', { name: 'Cómo pagar' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cómo pagar');

  await page.getByText('No me sirvió').click();
  await page.getByLabel('Falta algo').check();
  await page.getByLabel(/Cuéntenos qué falta/).fill('El horario de la caja');
  await page.getByRole('button', { name: 'Enviar' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gracias por su respuesta');
  await page.goBack();
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How to pay');
  await page.getByRole('button', { name: 'Yes, it helped' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for your answer');

  const gone = await page.goto(`${address}/pt/a/como-pedir-um-parcelamento`);
  expect(gone?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Esta página não está aqui');
  expect(await context.cookies()).toEqual([]);
  await context.close();

  const [article] = await ask<{ id: string }[]>('GET', '/api/v1/articles/drafts?q=como+pagar&language=es');
  const heard = await ask<{ said: { text: string }[] }>('GET', `/api/v1/articles/${article?.id}/feedback`);
  expect(heard.said[0]?.text).toBe('El horario de la caja');
});

test('the pages of a portal are for everybody: by assistive technology, on a phone, by night, on a slow network [HC-06]', async ({
  page: office,
  as,
  ask,
  browser,
  product,
}) => {
  await as('admin');
  const address = await openPortal(ask, 'Ayuda pública', PUBLISHED);
  await dress(office, 'Ayuda pública');
  await expectAccessibleAsItIs(office);
  for (const colorScheme of ['light', 'dark'] as const) {
    const viewport = colorScheme === 'light' ? { width: 1440, height: 900 } : { width: 360, height: 740 };
    const context = await browser.newContext({
      colorScheme,
      viewport,
      baseURL: product.url,
      locale: 'es-UY',
    });
    const page = await context.newPage();
    const broken: string[] = [];
    page.on('console', (message) => message.type() === 'error' && broken.push(message.text()));
    for (const path of [
      '/es',
      '/es/c/rights',
      '/es/a/mis-derechos-en-uruguay',
      '/es/search?q=deuda',
      '/es/search?q=vacaciones',
      '/es/thanks',
    ]) {
      await page.goto(address + path);
      await expectAccessibleAsItIs(page);
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(wider, `${path} is no wider than the screen`).toBeLessThanOrEqual(0);
    }
    await page.goto(`${address}/es`);
    const logo = page.getByRole('link', { name: 'Cobranzas del Sur' }).getByRole('img');
    expect(await logo.evaluate((img: HTMLImageElement) => [img.complete, img.naturalWidth])).toEqual([
      true,
      480,
    ]);
    const src = (await logo.getAttribute('src')) ?? '';
    expect((await page.request.get(src)).headers()['cache-control'], 'through the host').toContain(
      'immutable',
    );
    const { width, height } = (await logo.boundingBox()) ?? { width: 0, height: 0 };
    expect(width / height, 'as it was drawn').toBeCloseTo(colorScheme === 'light' ? 5 : 256 / 56, 1);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page, 'by the keyboard past the head').toHaveURL(/#content$/);
    await page.emulateMedia({ media: 'print', colorScheme });
    await expect(page.getByRole('search')).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
      'rgb(255, 255, 255)',
    );
    expect(broken, 'what the policy of the page refused').toEqual([]);
    await context.close();
  }
  // The best of a few: what the page takes, not what else the machine does.
  const paints: number[] = [];
  for (let n = 0; n < 4; n += 1) {
    const context = await browser.newContext({ baseURL: product.url, locale: 'es-UY' });
    paints.push(await largestPaint(await context.newPage(), `${address}/es/a/mis-derechos-en-uruguay`));
    await context.close();
  }
  expect(Math.min(...paints), 'largest paint in ms on Slow 4G').toBeLessThanOrEqual(1200);
});
