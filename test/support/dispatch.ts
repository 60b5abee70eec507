import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { dispatcher, type Listener } from '#http/listeners.ts';
import { featureFolders } from '../../scripts/feature-folders.ts';

const root = join(import.meta.dirname, '../..');

/** Dispatches events to the listeners of all features, for tests that build no product. */
export const dispatch = dispatcher(await listenersOfAll());

async function listenersOfAll(): Promise<Listener[]> {
  const found: Listener[] = [];
  for (const folder of featureFolders()) {
    const path = join(root, folder, 'server/listeners.ts');
    if (!existsSync(path)) continue;
    const module: Record<string, readonly Listener[]> = await import(path);
    found.push(...Object.values(module).flat());
  }
  return found;
}
