import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import { readDocument } from './document.mjs';

/**
 * Writes the TypeScript types of the API from the document of the built product (bin/recobro). With --check
 * nothing is written: a stale file fails.
 */
const root = path.resolve(import.meta.dirname, '../../..');
const target = path.join(root, 'plugins-sdk/react/src/api/schema.gen.ts');
const header = '/** Generated from the OpenAPI document by plugins-sdk/react/openapi. Do not edit. */\n\n';

const document = await readDocument(path.join(root, 'bin/recobro'));
document.info.version = '0';
const generated = header + astToString(await openapiTS(document));
if (!process.argv.includes('--check')) {
  await writeFile(target, generated);
} else if ((await readFile(target, 'utf8')) !== generated) {
  process.stderr.write('schema.gen.ts is stale: run `npm run generate -w @recobro/openapi-client`\n');
  process.exitCode = 1;
}
