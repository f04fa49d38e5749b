import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Compiler } from '@rspack/core';

const compressible = /\.(js|css|html|json|svg)$/;

/** Writes a .br and a .gz sibling of every text asset, so that the host never compresses while it serves. */
export class PrecompressPlugin {
  apply(compiler: Compiler): void {
    const { RawSource } = compiler.webpack.sources;
    compiler.hooks.thisCompilation.tap('precompress', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER;
      compilation.hooks.processAssets.tapPromise({ name: 'precompress', stage }, async (assets) => {
        const names = Object.keys(assets).filter((name) => compressible.test(name) && name !== 'index.html');
        await Promise.all(
          names.map(async (name) => {
            const content = Buffer.from(assets[name]?.source() ?? '');
            const [br, gz] = await Promise.all([brotli(content), promisify(gzip)(content, { level: 9 })]);
            compilation.emitAsset(`${name}.br`, new RawSource(br));
            compilation.emitAsset(`${name}.gz`, new RawSource(gz));
          }),
        );
      });
    });
  }
}

function brotli(content: Buffer): Promise<Buffer> {
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return promisify(brotliCompress)(content, { params: quality });
}
