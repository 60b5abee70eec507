import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Contexts = { contexts: Record<string, string[]>; site: string[] };

const root = join(import.meta.dirname, '..');

export function featureFolders(): string[] {
  const { contexts, site }: Contexts = JSON.parse(readFileSync(join(root, 'src/contexts.json'), 'utf8'));
  return [
    ...Object.entries(contexts).flatMap(([context, features]) =>
      features.map((feature) => `src/features/${context}/${feature}`),
    ),
    ...site.map((feature) => `src/site/${feature}`),
  ];
}
