import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../../..');

interface Manifest {
  ui?: { routes?: { path: string }[] };
}

/** The pages of every module that need no record, as their manifests name them. */
export const MODULE_PAGES = globSync('modules/*/module.json', { cwd: ROOT })
  .sort()
  .map((file) => JSON.parse(readFileSync(path.join(ROOT, file), 'utf8')) as Manifest)
  .flatMap(({ ui }) => (ui?.routes ?? []).map((route) => route.path))
  .filter((page) => !page.includes(':'));
