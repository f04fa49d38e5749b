import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Configuration, rspack } from '@rspack/core';

/**
 * Builds the script of foreign pages and the window in its frame into the module that serves them. Other sites load them, so they stand
 * apart from the shell and share nothing with it. With --check nothing is written: stale files fail.
 */
const here = import.meta.dirname;
const to = path.resolve(here, '../../../modules/chats/internal/widget/built');
const FILES = ['launcher.js', 'window.js', 'window.css'];

function configure(out: string): Configuration {
  return {
    context: here,
    mode: 'production',
    target: ['web', 'es2022'],
    devtool: false,
    entry: { launcher: './launcher/main.ts', window: './window/main.ts' },
    output: { path: out, filename: '[name].js', cssFilename: '[name].css', iife: true },
    resolve: { extensions: ['.ts'] },
    module: {
      rules: [
        {
          test: /\.ts$/,
          loader: 'builtin:swc-loader',
          options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } },
          type: 'javascript/auto',
        },
        { test: /\.css$/, type: 'css' },
      ],
    },
    performance: false,
  };
}

const out = mkdtempSync(path.join(tmpdir(), 'recobro-widget-'));
const stats = await new Promise<string>((resolve, reject) => {
  rspack(configure(out), (failed, done) => {
    if (failed || !done || done.hasErrors()) reject(failed ?? new Error(done?.toString('errors-only')));
    else resolve(done.toString('errors-warnings'));
  });
});
process.stdout.write(stats);
const isChecked = process.argv.includes('--check');
for (const file of FILES) {
  const [made, there] = [path.join(out, file), path.join(to, file)];
  if (!isChecked) copyFileSync(made, there);
  else if (readFileSync(made, 'utf8') !== readFileSync(there, 'utf8')) {
    process.stderr.write(`stale, run \`make generate/widget\`: ${there}\n`);
    process.exitCode = 1;
  }
}
rmSync(out, { recursive: true });
