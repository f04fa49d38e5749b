import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './harness/accessible';
import { expect, test } from './harness/test';

/** Opens the draft of a new article. */
async function begin(page: Page, title: string): Promise<Locator> {
  await page.goto('/help-center/write');
  await page.getByRole('button', { name: 'Nuevo artículo' }).click();
  const form = page.getByRole('dialog', { name: 'Nuevo artículo' });
  await form.getByLabel('Título').fill(title);
  await form.getByRole('combobox', { name: /Categoría/ }).selectOption({ label: 'Cobros' });
  await form.getByRole('button', { name: 'Empezar a escribir' }).click();
  await expect(page).toHaveURL(/\/help-center\/write\/[^/]+$/);
  const text = page.getByRole('textbox', { name: 'Texto' });
  await text.click();
  return text;
}

/** Puts something into the text as the browser does when it is pasted. */
async function paste(text: Locator, html: string, plain = 'texto') {
  await text.evaluate(
    (element, copied) => {
      const data = new DataTransfer();
      data.setData('text/html', copied.html);
      data.setData('text/plain', copied.plain);
      element.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      );
    },
    { html, plain },
  );
}

const markdown = async (page: Page) => {
  await page.getByRole('tab', { name: 'Markdown' }).click();
  return page.getByRole('textbox', { name: /Texto/ });
};

test('an article is written with the keyboard as it will look, and kept as Markdown [HC-02]', async ({
  page,
  as,
}) => {
  await as('admin');
  await begin(page, 'Escribir con formato');
  const { keyboard } = page;
  await keyboard.type('## Cuándo');
  await keyboard.press('Enter');
  await keyboard.type('Abra el ');
  await keyboard.press('Control+b');
  await keyboard.type('pago');
  await keyboard.press('Control+b');
  await keyboard.type('.');
  await keyboard.press('Enter');
  await keyboard.type('- uno');
  await keyboard.press('Enter');
  await keyboard.press('Tab');
  await keyboard.type('dentro');
  await keyboard.press('Enter');
  await keyboard.press('Enter');
  await keyboard.press('Enter');
  await page.getByRole('button', { name: 'Tabla', exact: true }).click();
  for (const word of ['Estado', 'Monto', 'Pagado', '10']) {
    await keyboard.type(word);
    await keyboard.press('Tab');
  }
  await page.getByRole('button', { name: 'Quitar fila' }).click();
  await keyboard.press('Control+z');
  await keyboard.press('Control+y');
  await expectAccessible(page);
  await expect(await markdown(page)).toHaveValue(
    '## Cuándo\n\nAbra el **pago**.\n\n- uno\n  - dentro\n\n| Estado | Monto |\n| --- | --- |\n| Pagado | 10 |\n',
  );
});

test('what a word processor copied keeps its structure, and no script of it lives [HC-02]', async ({
  page,
  as,
}) => {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  await as('admin');
  const text = await begin(page, 'Pegar de otro programa');
  await paste(
    text,
    `<html><style>p{color:red}</style><body><!--StartFragment--><h2 class="Mso">Pagos</h2>
     <p class="MsoNormal" style="mso-x:0" onclick="globalThis.alive=1"><b>Abra</b> <span style="color:red">el</span>
     <a href="https://example.com/a">pago</a> <a href="javascript:globalThis.alive=1">no</a><o:p></o:p></p>
     <script>globalThis.alive=1</script><img src=x onerror="globalThis.alive=1"><svg onload="globalThis.alive=1"></svg>
     <p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span>uno</p>
     <p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span>dos</p>
     <table><tr><td><p>Estado</p></td><td><p>Monto</p></td></tr><tr><td><p>Pagado</p></td><td><p><b>10</b></p></td></tr></table>
     <!--EndFragment--></body></html>`,
  );
  await expect(text.getByRole('heading', { name: 'Pagos' })).toBeVisible();
  await expect(text.getByRole('cell', { name: 'Pagado' })).toBeVisible();
  await expect(text.locator('script, svg, [onclick], [onerror], [style]')).toHaveCount(0);
  await expect(await markdown(page)).toHaveValue(
    '## Pagos\n\n**Abra** el [pago](https://example.com/a) no\n\n- uno\n- dos\n\n| Estado | Monto |\n| --- | --- |\n| Pagado | **10** |\n',
  );
  expect(await page.evaluate(() => 'alive' in globalThis)).toBe(false);
  expect(faults).toEqual([]);
});

/** A picture of 2 × 2 dots. */
const DOTS =
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGM4IScHRAwQCgAfJgQRoo8irwAAAABJRU5ErkJggg==';

test('a picture is sent with what it shows, and read where the article is [HC-02]', async ({
  page,
  as,
  elsewhere,
}) => {
  await as('admin');
  const text = await begin(page, 'Con una imagen');
  await page.keyboard.type('Así se ve:');
  await page.keyboard.press('Enter');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Imagen', exact: true }).click();
  const picture = { name: 'recibo.png', mimeType: 'image/png', buffer: Buffer.from(DOTS, 'base64') };
  await (await chooser).setFiles(picture);
  const ask = page.getByRole('dialog', { name: 'recibo.png' });
  await ask.getByRole('button', { name: 'Agregar imagen' }).click();
  await expect(ask.getByText('Es obligatorio').first()).toBeVisible();
  await ask.getByLabel(/Qué muestra/).fill('Recibo con el total');
  await ask.getByRole('button', { name: 'Agregar imagen' }).click();
  await expect(ask).toBeHidden();
  await expect(text.getByRole('img', { name: 'Recibo con el total' })).toHaveJSProperty('naturalWidth', 2);
  await page.getByRole('button', { name: 'Guardar borrador' }).click();
  await expect(page.getByText('El borrador está guardado').first()).toBeVisible();
  await page.getByRole('button', { name: 'Publicar' }).click();
  await expect(page.getByText('El artículo está publicado').first()).toBeVisible();
  const id = page.url().split('/').pop();

  const reader = await elsewhere('cashier');
  await reader.goto(`/help-center/read/${id}`);
  const read = reader.getByRole('img', { name: 'Recibo con el total' });
  await expect(read).toHaveJSProperty('naturalWidth', 2);
});

/** Brings files to the text as the browser does. */
async function bring(text: Locator, how: 'paste' | 'drop', name: string, content: string) {
  await text.evaluate(
    (element, file) => {
      const bytes = Uint8Array.from(atob(file.content), (letter) => letter.charCodeAt(0));
      const data = new DataTransfer();
      data.items.add(new File([bytes], file.name, { type: 'image/png' }));
      const { left, top } = element.getBoundingClientRect();
      const said = { bubbles: true, cancelable: true, clientX: left + 20, clientY: top + 20 };
      const event =
        file.how === 'paste'
          ? new ClipboardEvent('paste', { clipboardData: data, ...said })
          : new DragEvent('drop', { dataTransfer: data, ...said });
      element.dispatchEvent(event);
    },
    { how, name, content },
  );
}

test('a picture is pasted and dropped into the text; what is none is refused with why [HC-02]', async ({
  page,
  as,
}) => {
  await as('admin');
  const text = await begin(page, 'Con imágenes traídas');
  for (const how of ['paste', 'drop'] as const) {
    await bring(text, how, `${how}.png`, DOTS);
    const ask = page.getByRole('dialog', { name: `${how}.png` });
    await ask.getByLabel(/Qué muestra/).fill(how);
    await ask.getByRole('button', { name: 'Agregar imagen' }).click();
    await expect(text.getByRole('img', { name: how })).toHaveJSProperty('naturalWidth', 2);
  }
  await bring(text, 'paste', 'falsa.png', btoa('<svg onload="globalThis.alive=1"></svg>'));
  const refused = page.getByRole('dialog', { name: 'falsa.png' });
  await refused.getByLabel(/Qué muestra/).fill('nada');
  await refused.getByRole('button', { name: 'Agregar imagen' }).click();
  await expect(refused.getByText('Aquí no se aceptan archivos de ese tipo.')).toBeVisible();
  await refused.getByRole('button', { name: 'Cancelar' }).click();
  await expect(refused).toBeHidden();
  await expect(text.getByRole('img')).toHaveCount(2);
});

test('a folder of articles goes out, is tried, and comes in again as it was [HC-08]', async ({
  page,
  as,
}) => {
  await as('admin');
  await page.goto('/help-center/write');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar' }).click();
  const path = await (await saved).path();
  await page.getByRole('button', { name: 'Importar' }).click();
  const panel = page.getByRole('dialog', { name: 'Importar' });
  await panel.getByLabel('Suelte aquí una carpeta comprimida').setInputFiles(path);
  await expect(panel.getByRole('status')).toHaveText(/^Nuevos: 0\. Cambian: 0\. Quedan igual: [1-9]/);
  await expect(panel.getByRole('button', { name: 'Importar como borradores' })).toBeDisabled();
});
