import { launching } from './chromium';
import { Telephone, type TelephoneOptions } from './telephone';
import type { Ask } from './test';

/** Our public number, which callers see and may call. */
export const OURS = '+59829001234';

/** A browser whose pages have a microphone and may be heard without a click. */
export const WEBPHONE = {
  permissions: ['microphone'],
  launchOptions: launching(
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    '--autoplay-policy=no-user-gesture-required',
  ),
};

/** The telephone of others, a trunk that leads to it, and our number on that trunk. Asked for by an admin. */
export async function connectTelephone(ask: Ask, options: TelephoneOptions): Promise<Telephone> {
  const phone = await Telephone.start(options);
  const trunk = await ask<{ id: string }>('POST', '/api/v1/trunks', {
    name: 'Central',
    host: '127.0.0.1',
    port: phone.port,
    keepalive_seconds: 0,
  });
  await ask('POST', '/api/v1/numbers', { number: OURS, name: 'Cobranzas', trunk_id: trunk.id });
  return phone;
}
