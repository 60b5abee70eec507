import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';

export const root: string = join(import.meta.dirname, '../..');
export const read = (path: string): string => readFileSync(join(root, path), 'utf8');
export const { version } = z.object({ version: z.string() }).parse(JSON.parse(read('package.json')));

const manifest = z.looseObject({ apiVersion: z.string(), kind: z.string() });
export type Manifest = z.infer<typeof manifest> & { file: string };

/** The documents of a folder of deploy/kubernetes, without its kustomization. */
export function manifestsIn(folder: string): Manifest[] {
  const files = globSync('*.yaml', { cwd: join(root, folder) }).filter(
    (file) => basename(file) !== 'kustomization.yaml',
  );
  return files.toSorted().flatMap((file) =>
    parseAllDocuments(read(join(folder, file))).map((document) => {
      expectNoErrors(file, document.errors);
      return { ...manifest.parse(document.toJS()), file: join(folder, file) };
    }),
  );
}

export function yamlOf(file: string): unknown {
  return parse(read(file), { merge: true });
}

function expectNoErrors(file: string, errors: readonly Error[]): void {
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
}
