import type { Compilation, Compiler } from '@rspack/core';

type Group = Compilation['entrypoints'] extends ReadonlyMap<string, infer G> ? G : never;

/**
 * Writes hints.json, from which the host tells a page what to fetch before its scripts ask: for every named chunk its
 * files, of the shell's shared modules where each comes from, and of a remote's chunks what they take from the shell.
 */
export class HintsPlugin {
  apply(compiler: Compiler): void {
    const { RawSource } = compiler.webpack.sources;
    compiler.hooks.thisCompilation.tap('hints', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'hints', stage }, () => {
        const hints = { chunks: chunks(compilation), shared: shared(compilation), takes: takes(compilation) };
        compilation.emitAsset('hints.json', new RawSource(JSON.stringify(hints)));
      });
    });
  }
}

/** Files of each named chunk with all that comes with it. */
function chunks({ namedChunkGroups }: Compilation): Record<string, string[]> {
  return Object.fromEntries(
    [...namedChunkGroups].map(([name, group]) => [isEntry(group) ? 'entry' : name, scripts(group)]),
  );
}

function isEntry(group: Group): boolean {
  return group.isInitial();
}

function scripts(group: Group): string[] {
  return group.getFiles().filter((file) => file.endsWith('.js'));
}

/** Of each module that `remotes/shared.ts` hands out, by the address it is imported from, its files. */
function shared(compilation: Compilation): Record<string, string[]> {
  const from = [...compilation.modules].find((module) =>
    module.nameForCondition()?.endsWith('/remotes/shared.ts'),
  );
  return Object.fromEntries(
    (from?.blocks ?? []).flatMap((block) => {
      const group = compilation.chunkGraph.getBlockChunkGroup(block) as Group | null;
      const request = (block.dependencies[0] as { request?: string } | undefined)?.request;
      return group && request ? [[request.replace(/\.tsx$/, ''), scripts(group)]] : [];
    }),
  );
}

/** Which shared modules each named chunk of a remote takes from the shell. */
function takes(compilation: Compilation): Record<string, string[]> {
  return Object.fromEntries(
    [...compilation.namedChunkGroups].map(([name, group]) => [
      name,
      group.chunks.flatMap((chunk) =>
        [...compilation.chunkGraph.getChunkModulesIterable(chunk)].flatMap(
          (module) => /^consume shared module \(\w+\) (.+?)@[\^\d]/.exec(module.identifier())?.[1] ?? [],
        ),
      ),
    ]),
  );
}
