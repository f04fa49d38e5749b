import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Configuration, CopyRspackPlugin, DefinePlugin, HtmlRspackPlugin } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { sharedModules, sharedVersions } from './plugins-sdk/react/src/federation/index.ts';
import { bootFromHost } from './shell/build/bootFromHost.ts';
import { chunkGroups } from './shell/build/chunkGroups.ts';
import { HintsPlugin } from './shell/build/hints.ts';
import { PrecompressPlugin } from './shell/build/precompress.ts';

const root = import.meta.dirname;
const host = process.env.RECOBRO_URL ?? 'http://127.0.0.1:8080';

interface App {
  name: string;
  dir: string;
  role: 'shell' | 'remote';
}

function apps(): App[] {
  const remotes = readdirSync(path.join(root, 'remotes'))
    .filter((name) => existsSync(path.join(root, 'remotes', name, 'src/module.tsx')))
    .map((name): App => ({ name, dir: path.join(root, 'remotes', name), role: 'remote' }));
  return [{ name: 'shell', dir: path.join(root, 'shell'), role: 'shell' }, ...remotes];
}

/** One factory for the shell and every remote: what differs is the entry, the exposes and the public path. */
function configure(app: App, dev: boolean): Configuration {
  const remote = app.role === 'remote';
  return {
    name: app.name,
    context: app.dir,
    mode: dev ? 'development' : 'production',
    target: ['web', 'es2023'],
    devtool: dev ? 'cheap-module-source-map' : false,
    entry: remote ? {} : { ahead: './src/ahead/begin.ts', shell: './src/entry.ts' },
    output: {
      path: path.join(root, 'bin/ui', remote ? `remotes/${app.name}` : 'shell'),
      publicPath: remote ? (dev ? `/remotes/${app.name}/` : 'auto') : '/',
      uniqueName: `recobro_${app.name}`,
      filename: dev ? '[name].js' : '[name].[contenthash:8].js',
      chunkFilename: dev ? '[name].js' : '[name].[contenthash:8].js',
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      clean: true,
    },
    resolve: { extensions: ['.tsx', '.ts', '.js'], alias: remote ? {} : focusManager() },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'builtin:swc-loader',
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic', development: dev, refresh: dev } },
              target: 'es2023',
            },
          },
          type: 'javascript/auto',
        },
        { test: /\.(tsx?|js)$/, enforce: 'pre', loader: path.join(root, 'shell/build/icons.ts') },
        { test: /\.css$/, type: 'css/auto' },
        { test: /\.woff2$/, type: 'asset/resource' },
      ],
    },
    plugins: [
      ...(remote ? [federation(app, dev), new CopyRspackPlugin({ patterns: [FILES] })] : shellPlugins(dev)),
      ...(dev ? [new ReactRefreshRspackPlugin()] : [new HintsPlugin(), new PrecompressPlugin()]),
    ],
    ...(remote ? {} : { optimization: { splitChunks: chunkGroups } }),
    lazyCompilation: false,
    performance: false,
    stats: 'errors-warnings',
    ...(remote ? {} : { devServer: devServer() }),
  };
}

/** Fluent's focus manager with a change of ours: see shell/src/focus/tabster.ts. */
function focusManager() {
  return {
    tabster$: path.join(root, 'shell/src/focus/tabster.ts'),
    'tabster-itself$': path.join(root, 'node_modules/tabster/dist/esm/index.js'),
  };
}

/** What an app serves as it is: the shell at /, a remote at /remotes/<name>/. */
const FILES = { from: 'public', noErrorOnMissing: true };

/** A remote of the shell. The federation runtime comes from the shell, which loads it with the first remote. */
function federation(app: App, dev: boolean): ModuleFederationPlugin {
  return new ModuleFederationPlugin({
    name: `recobro_${app.name.replaceAll('-', '_')}`,
    filename: dev ? 'remoteEntry.js' : 'remoteEntry.[contenthash:8].js',
    exposes: { './module': './src/module.tsx' },
    shared: sharedModules(root),
    shareStrategy: 'loaded-first',
    manifest: true,
    dts: false,
    dev: false,
    experiments: { externalRuntime: true, optimization: { target: 'web' } },
  });
}

/** The page itself, and every app's translations under /locales/{language}/. */
function shellPlugins(dev: boolean) {
  const remotes = apps().filter((app) => app.role === 'remote');
  return [
    // The federation runtime for browsers alone; names and versions of what it hands out.
    new DefinePlugin({ ENV_TARGET: '"web"', SHARED_VERSIONS: JSON.stringify(sharedVersions(root)) }),
    new HtmlRspackPlugin({ template: './index.html', scriptLoading: 'module', minify: !dev }),
    new CopyRspackPlugin({
      patterns: [
        { from: 'locales/*.json', to: 'locales/[name]/translation.json' },
        { from: path.join(root, 'plugins-sdk/react/src/ui/locales/*.json'), to: 'locales/[name]/ui.json' },
        FILES,
        ...remotes.map(({ name, dir }) => ({
          from: path.join(dir, 'locales/*.json'),
          to: `locales/[name]/${name}.json`,
          noErrorOnMissing: true,
        })),
      ],
    }),
  ];
}

function devServer(): Configuration['devServer'] {
  return {
    host: '127.0.0.1',
    port: Number(process.env.PORT ?? 8081),
    hot: true,
    compress: false, // the page is rewritten on its way
    historyApiFallback: { disableDotRule: true },
    proxy: [{ context: ['/api', '/idp', '/metrics', '/help/'], target: host, changeOrigin: false, ws: true }],
    client: { overlay: { runtimeErrors: false } },
    setupMiddlewares: bootFromHost(host),
  };
}

export default (env: Record<string, unknown>): Configuration[] => {
  const dev = Boolean(env.RSPACK_SERVE);
  return apps().map((app) => configure(app, dev));
};
