import { realpathSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const ours = ['../../', '../../../node_modules/', '../../../package.json'].map((place) =>
  fileURLToPath(new URL(place, import.meta.url)),
);

/**
 * Arguments of Node for a program of ours that reads its code and the packages, writes nothing and starts no process.
 * `program`: the path of its file.
 */
export function readingOnly(program: string): string[] {
  const readable = [...ours, `${dirname(program)}/`].flatMap((path) => [
    path,
    realpathSync(path) + (path.endsWith('/') ? '/' : ''),
  ]);
  return ['--permission', ...new Set(readable.map((path) => `--allow-fs-read=${path}`))];
}
