import { join } from 'node:path';
import type { OutputOptions, Plugin } from 'rolldown';

type Bundling = {
  /** The programs, by the names of their files. */
  input: Readonly<Record<string, string>>;
  /** The folder that the bundle is written to. */
  into: string;
  /** The changed code of a module; null if it stays as it is. */
  change(code: string, id: string): string | null;
  resolveId?: Plugin['resolveId'];
};

const root = join(import.meta.dirname, '..');

/** V8 keeps the text of a file, and all of it in two bytes for each character unless it is ASCII. */
export const lean = {
  charset: 'ascii',
  comments: { legal: false, annotation: false, jsdoc: false },
} as const satisfies OutputOptions;

/** Bundles our modules with rolldown. Packages stay outside. */
export async function bundle({ input, into, change, resolveId }: Bundling): Promise<void> {
  // Only where something has to be built.
  const { rolldown } = await import('rolldown');
  const made = await rolldown({
    input: { ...input },
    cwd: root,
    platform: 'node',
    tsconfig: false,
    transform: { target: 'esnext' },
    // Helpers of the compiler are no package of ours.
    external: (id) => !/^[./#\0]|^@oxc-project\//.test(id),
    plugins: [{ name: 'ours', transform: change, ...(resolveId ? { resolveId } : {}) }],
  });
  await made.write({ dir: into, format: 'esm', keepNames: true, entryFileNames: '[name]', ...lean });
  await made.close();
}
