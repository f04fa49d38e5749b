import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import { readDocument } from './document.mjs';

/**
 * Writes, for each package that asks the API, the TypeScript types of just that: a remote gets the paths of its module, the
 * shell those of the core, and each the operations that its package.json names of others (`recobro.asks`). From the document
 * of the built product (bin/recobro); the modules under docs/example, which are not built in, from what their tests start. A Go
 * module gets a client of the operations that its asks.json lists. Both halves of the SDK get the names of the slots that
 * manifests offer. With --check nothing is written: a stale file fails.
 */
const root = path.resolve(import.meta.dirname, '../../..');
const header = '/** Generated from the OpenAPI document by plugins-sdk/react/openapi. Do not edit. */\n\n';
const options = { rootTypes: true, rootTypesNoSchemaPrefix: true };
const PACKAGES = ['plugins-sdk/react', 'shell', ...globSync('remotes/*', { cwd: root }).sort()];

const CODEGEN = path.join(root, '.tools/bin/oapi-codegen-v2.8.2');

const read = async (file) => JSON.parse(await readFile(path.join(root, file), 'utf8'));
const manifests = await Promise.all(
  ['core/internal/httpapi/core.json', ...globSync('modules/*/module.json', { cwd: root })].map(read),
);
const document = await readDocument(path.join(root, 'bin/recobro'));
const stale = [];
for (const dir of PACKAGES) await write(dir);
for (const one of globSync('docs/example/*/module.json', { cwd: root }))
  await writeExample(path.dirname(one));
await writeSlots();
for (const asks of globSync('modules/*/internal/*/asks.json', { cwd: root })) await writeClient(asks);
if (stale.length > 0) {
  process.stderr.write(`stale, run \`make generate/client\`: ${stale.join(', ')}\n`);
  process.exitCode = 1;
}

async function write(dir) {
  const { recobro } = await read(`${dir}/package.json`);
  const asks = recobro?.asks ?? [];
  const own = dir === 'shell' ? 'core' : path.basename(dir);
  const part = reduced(
    document,
    (method, name) => asks.includes(`${method} ${name}`) || moduleOf(name) === own,
  );
  const unknown = asks.filter((one) => !part.paths[one.split(' ')[1]]);
  if (unknown.length > 0)
    throw new Error(`${dir}/package.json asks for what there is not: ${unknown.join(', ')}`);
  await writeTypes(dir, part);
}

async function writeTypes(dir, part) {
  const generated = header + astToString(await openapiTS(part, options));
  await check(path.join(root, dir, 'src/api/schema.gen.ts'), generated);
}

async function writeExample(dir) {
  const file = path.join(tmpdir(), `recobro-openapi-${process.pid}.json`);
  const env = { ...process.env, RECOBRO_TEST_OPENAPI: file };
  execFileSync('go', ['test', '-count=1', '-run', '^TestContract$/^sqlite$/^it_is_healthy$', `./${dir}`], {
    cwd: root,
    env,
  });
  const own = JSON.parse(await readFile(file, 'utf8'));
  await rm(file);
  await writeTypes(
    `${dir}/remote`,
    reduced(own, () => true),
  );
}

/** The names of the slots on the pages of every manifest, as a type and for the contract suite. */
async function writeSlots() {
  const places = manifests.flatMap(({ ui }) => (ui?.routes ?? []).flatMap((route) => route.places ?? []));
  const names = [...new Set(places)].sort();
  const from = 'Generated from the manifests by plugins-sdk/react/openapi. Do not edit.';
  const type = names.map((name) => `  '${name}': true;`).join('\n');
  await check(
    path.join(root, 'plugins-sdk/react/src/module/slots.gen.ts'),
    `/** ${from} */\n\n/** The slots of the product's screens. A module elsewhere declares those of its own here. */\nexport interface Slots {\n${type}\n}\n`,
  );
  const list = names.map((name) => `\t\t"${name}",`).join('\n');
  await check(
    path.join(root, 'plugins-sdk/go/sdktest/slots.gen.go'),
    `// Code generated from the manifests by plugins-sdk/react/openapi. DO NOT EDIT.\n\npackage sdktest\n\n// slots are those of the product's screens.\nfunc slots() []string {\n\treturn []string{\n${list}\n\t}\n}\n`,
  );
}

/** Writes a generated file; with --check only tells that it is stale. */
async function check(target, generated) {
  if (!process.argv.includes('--check')) {
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, generated);
  } else if ((await readFile(target, 'utf8').catch(() => '')) !== generated) {
    stale.push(target);
  }
}

/** The Go client of the operations of others that a module asks, beside the list of them. */
async function writeClient(list) {
  const asks = await read(list);
  const part = reduced(document, (method, name) => asks.includes(`${method} ${name}`));
  const missing = asks.filter((one) => !part.paths[one.split(' ')[1]]);
  if (missing.length > 0) throw new Error(`${list} asks for what there is not: ${missing.join(', ')}`);
  const source = path.join(root, '.tools', 'asks.json');
  await mkdir(path.dirname(source), { recursive: true });
  await writeFile(source, JSON.stringify(part));
  const dir = path.dirname(list);
  const flags = ['-generate', 'types,client', '-package', path.basename(dir), source];
  await check(path.join(root, dir, 'client.gen.go'), execFileSync(CODEGEN, flags, { encoding: 'utf8' }));
}

/** The module that serves a path: of those whose prefixes it has, the one that names it most exactly. */
function moduleOf(name) {
  const fitting = manifests.flatMap(({ id, api }) =>
    api.prefixes
      .filter((prefix) => `${name}/`.startsWith(`${prefix}/`))
      .map((prefix) => ({ id, length: prefix.length })),
  );
  return fitting.sort((a, b) => b.length - a.length)[0]?.id;
}

/** A document with some of its operations, and the schemas that these mean. */
function reduced(document, keep) {
  const paths = {};
  for (const [name, operations] of Object.entries(document.paths)) {
    const kept = Object.entries(operations).filter(([method]) => keep(method.toUpperCase(), name));
    if (kept.length > 0) paths[name] = Object.fromEntries(kept);
  }
  const schemas = {};
  const collect = (part) => {
    for (const [, name] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
      if (name in schemas) continue;
      schemas[name] = document.components.schemas[name];
      collect(schemas[name]);
    }
  };
  collect(paths);
  const sorted = Object.fromEntries(Object.entries(schemas).sort(([a], [b]) => (a < b ? -1 : 1)));
  return { ...document, info: { ...document.info, version: '0' }, paths, components: { schemas: sorted } };
}
