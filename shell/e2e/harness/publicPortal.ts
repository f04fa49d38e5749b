import type { Page } from '@playwright/test';

/** Asks the API as somebody signed in. */
export type Ask = <T>(method: string, path: string, body?: object) => Promise<T>;

interface Made {
  id: string;
}

interface Draft extends Made {
  version: number;
  title: string;
  language: string;
  unconfirmed: boolean;
}

/** Opens a portal to everybody with the articles for debtors on it, the published ones by name, and says where. */
export async function openPortal(ask: Ask, name: string, titlesToRead: string[]): Promise<string> {
  const titles = { es: 'Ayuda para deudores', en: 'Help for debtors', pt: 'Ajuda para devedores' };
  const body = { name, languages: ['es', 'en', 'pt'], public: true, titles };
  const portal = await ask<Made & { address: string }>('POST', '/api/v1/help-portals', body);
  await ask('POST', `/api/v1/help-portals/${portal.id}/starter`);
  await publish(ask, titlesToRead);
  return portal.address;
}

/** Gives readers the drafts that are called so, and answers for those that were given. */
export async function publish(ask: Ask, titles: string[]): Promise<void> {
  for (const title of titles) {
    const drafts = await ask<Draft[]>(
      'GET',
      `/api/v1/articles/drafts?status=draft&q=${encodeURIComponent(title)}`,
    );
    for (const draft of drafts.filter((one) => one.title === title)) {
      if (draft.unconfirmed) await ask('POST', `/api/v1/articles/${draft.id}/confirm`);
      await ask('POST', `/api/v1/articles/${draft.id}/publish`);
    }
  }
}

/** Gives a portal a logo of 480 × 96 and its words, as an admin does on the screen of portals. */
export async function dress(page: Page, name: string): Promise<void> {
  await page.goto('/help-center/portals');
  const portal = page.getByRole('region', { name, exact: true });
  await portal.getByRole('button', { name: `Cambiar ${name}` }).click();
  const panel = page.getByRole('dialog', { name: `Cambiar ${name}` });
  await panel.getByLabel('Texto del logotipo').fill('Cobranzas del Sur');
  await panel.getByLabel('Contacto').fill('0800 1234, de 9 a 18');
  await panel.getByRole('button', { name: 'Guardar' }).click();
  await portal.getByRole('button', { name: 'Logotipo e ícono' }).click();
  const logo = page.getByRole('region', { name: 'Logotipo', exact: true });
  const buffer = Buffer.from(await drawing(page, 480, 96), 'base64');
  await logo.locator('input[type=file]').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer });
  await logo.getByRole('img').waitFor();
}

/** A picture that the browser draws. */
function drawing(page: Page, width: number, height: number): Promise<string> {
  return page.evaluate(
    ([across = 1, down = 1]) => {
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width: across, height: down });
      const context = canvas.getContext('2d') as CanvasRenderingContext2D;
      context.fillStyle = '#7a0019';
      context.fillRect(0, 0, across, down);
      return canvas.toDataURL('image/png').split(',')[1] ?? '';
    },
    [width, height],
  );
}

/** The preset that Chromium's own tools call "Slow 4G". */
const SLOW_4G = {
  offline: false,
  latency: 562.5, // ms
  downloadThroughput: 180_000, // bytes a second
  uploadThroughput: 84_375,
};

/** When the largest thing of a page was painted on a slow network, in ms from when it was asked for. */
export async function largestPaint(page: Page, address: string): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
  await page.goto(address);
  const paint = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe(
          {
            type: 'largest-contentful-paint',
            buffered: true,
          },
        );
      }),
  );
  await devtools.detach();
  return paint;
}
