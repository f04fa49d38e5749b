import type { BrowserContext, Page } from '@playwright/test';
import type { Product } from '../../shell/e2e/harness/product.ts';
import type { Telephone } from '../../shell/e2e/harness/telephone.ts';

/** Who sits before a browser, and may ask the product besides. */
interface Person {
  context: BrowserContext;
  ask: <T>(method: string, address: string, body?: object) => Promise<T>;
}

/** What is measured with. */
export interface Desk {
  product: Product;
  /** Where the product is reached by SIP. */
  sip: string;
  phone: Telephone;
  debtorId: string;
  cashier: Person;
  manager: Person;
  rounds: number;
}

/** The share-th of some times, ms. */
export const at = (times: number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.ceil(times.length * share) - 1)] ?? Number.NaN;

/** Writes a row of the table. */
export function row(work: string, measured: number, limit: number): void {
  const told = measured <= limit ? 'met' : '**missed**';
  process.stdout.write(`| ${work} | ${measured.toFixed(0)} ms | ≤ ${limit} ms | ${told} |\n`);
}

/** What the page of a test keeps of the moments that count, ms since the epoch. */
interface Kept {
  clicked: number;
  heard: number;
  /** When something was heard last. */
  loud: number;
}

/** The page of somebody at their line, which notes each click, and when sound comes after it. */
export async function sits({ cashier, debtorId }: Desk): Promise<Page> {
  const page = await cashier.context.newPage();
  await page.addInitScript(notes);
  await page.goto(`/debtors/${debtorId}`);
  await page.getByRole('button', { name: 'Conectar' }).click();
  await telephoneOf(page).getByText('Listo').waitFor();
  return page;
}

export const telephoneOf = (page: Page) => page.getByRole('region', { name: 'Teléfono', includeHidden: true });

/** From a click on a number to the invitation at the other end; from the click that takes a call to the caller's voice in the browser. */
export async function telephone(desk: Desk): Promise<void> {
  const page = await sits(desk);
  const invited: number[] = [];
  for (let n = 0; n < desk.rounds; n += 1) invited.push(await invitation(desk, page));
  row(`click on a number to INVITE at the other end, p95 of ${invited.length} (p50 ${at(invited, 0.5).toFixed(0)} ms)`, at(invited, 0.95), 150);
  const heard: number[] = [];
  for (let n = 0; n < desk.rounds; n += 1) heard.push(await voice(desk, page));
  row(`click that takes a call to the caller's voice in the browser, p95 of ${heard.length} (p50 ${at(heard, 0.5).toFixed(0)} ms)`, at(heard, 0.95), 150);
  await page.close();
}

async function invitation({ phone }: Desk, page: Page): Promise<number> {
  await page
    .getByRole('button', { name: /^Llamar al/ })
    .first()
    .click();
  await phone.awaits('CALL_INCOMING');
  const came = Date.now();
  const { clicked } = await kept(page);
  phone.do('hangup');
  await phone.awaits('CALL_CLOSED');
  await telephoneOf(page).getByText('Ocupado').waitFor();
  return came - clicked;
}

async function voice({ phone, sip }: Desk, page: Page): Promise<number> {
  const line = telephoneOf(page);
  phone.do('uafind', `sip:+59899000001@127.0.0.1:${phone.port}`); // nobody's number: no outcome is asked for
  phone.do('dial', `sip:+59829001234@${sip}`);
  await line.getByRole('button', { name: 'Atender' }).waitFor();
  await page.waitForFunction(() => {
    const { loud } = (globalThis as unknown as { kept: Kept }).kept;
    return performance.timeOrigin + performance.now() - loud > 200; // the call before has died away
  });
  await line.getByRole('button', { name: 'Atender' }).click();
  await page.waitForFunction(() => (globalThis as unknown as { kept: Kept }).kept.heard > 0);
  const { clicked, heard } = await kept(page);
  phone.do('hangup');
  await phone.awaits('CALL_CLOSED');
  await line.getByRole('button', { name: 'Terminar' }).click();
  await line.getByText('Listo').waitFor();
  return heard - clicked;
}

const kept = (page: Page) => page.evaluate(() => (globalThis as unknown as { kept: Kept }).kept);

/** Runs in the page before anything else. */
function notes(): void {
  const seen = { clicked: 0, heard: 0, loud: 0 };
  Object.assign(globalThis, { kept: seen });
  const now = () => performance.timeOrigin + performance.now();
  const note = () => {
    seen.clicked = now();
    seen.heard = 0;
  };
  document.addEventListener('click', note, { capture: true });
  const listen = (track: MediaStreamTrack) => {
    const context = new AudioContext();
    const analyser = new AnalyserNode(context, { fftSize: 256 });
    context.createMediaStreamSource(new MediaStream([track])).connect(analyser);
    const samples = new Float32Array(256);
    setInterval(() => {
      analyser.getFloatTimeDomainData(samples);
      if (!samples.some((one) => Math.abs(one) > 0.01)) return;
      seen.loud = now();
      if (seen.heard === 0) seen.heard = seen.loud;
    }, 4);
  };
  const Peer = window.RTCPeerConnection;
  window.RTCPeerConnection = class extends Peer {
    constructor(configuration?: RTCConfiguration) {
      super(configuration);
      this.addEventListener('track', ({ track }) => listen(track));
    }
  };
}
