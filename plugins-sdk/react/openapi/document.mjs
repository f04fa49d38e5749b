import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

const READY_WITHIN_MS = 60_000;
const LOOK_EVERY_MS = 100;

/**
 * The OpenAPI document of the built product, core and every built-in module, as a superadmin sees it. Starts
 * the product on fresh data and stops it again.
 *
 * @param {string} binary path of bin/recobro
 */
export async function readDocument(binary) {
  const data = await mkdtemp(path.join(tmpdir(), 'recobro-openapi-'));
  const addr = `127.0.0.1:${await freePort()}`;
  const product = spawn(binary, ['serve', '--demo', '--addr', addr, '--data', data], { stdio: 'ignore' });
  try {
    await ready(`http://${addr}/api/v1/health`, product);
    const as = ['apikey', 'create', '--data', data, '--tenant', 'rioplatense', '--role', 'superadmin'];
    const key = execFileSync(binary, as, { encoding: 'utf8' }).trim().split(/\s+/).at(-1);
    const headers = { Authorization: `Bearer ${key}` };
    return await (await fetch(`http://${addr}/api/v1/openapi.json`, { headers })).json();
  } finally {
    const ended = once(product, 'exit');
    if (product.exitCode === null && product.kill()) await ended;
    await rm(data, { recursive: true, force: true });
  }
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

async function ready(url, product) {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (!(await allServe(url))) {
    if (product.exitCode !== null) throw new Error('The product ended at start');
    if (Date.now() > deadline) throw new Error('The product is not ready');
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}

async function allServe(url) {
  const response = await fetch(url).catch(() => undefined);
  if (!response?.ok) return false;
  const { data } = await response.json();
  return data.modules.length > 0 && data.modules.every(({ state }) => state === 'ready');
}
