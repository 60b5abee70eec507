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

/**
 * Packages of many small modules, nearly all of which a start needs. As one file they load faster and take less memory;
 * others stay outside, because they read files beside their code, start threads, or share state with the built pages.
 */
const bundledPackages: ReadonlySet<string> = new Set([
  '@better-auth/core',
  '@better-auth/kysely-adapter',
  '@better-auth/utils',
  '@hono/node-server',
  '@noble/hashes',
  '@opentelemetry/api',
  'better-auth',
  'better-call',
  'cron-parser',
  'hono',
  'jose',
  'kysely',
  'pg-boss',
  'prom-client',
  'zod',
]);

/** Bundles our modules with rolldown, and the packages above. */
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
    external: (id) => !/^[./#\0]|^@oxc-project\//.test(id) && !bundledPackages.has(packageOf(id)),
    plugins: [{ name: 'ours', transform: change, ...(resolveId ? { resolveId } : {}) }],
  });
  await made.write({ dir: into, format: 'esm', keepNames: true, entryFileNames: '[name]', ...lean });
  await made.close();
}

/** `zod` of `zod/v4`. */
function packageOf(id: string): string {
  return id.split('/', id.startsWith('@') ? 2 : 1).join('/');
}
