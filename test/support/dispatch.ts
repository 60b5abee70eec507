import { globSync } from 'node:fs';
import { join } from 'node:path';
import { dispatcher, type Listener } from '#http/listeners.ts';

const root = join(import.meta.dirname, '../..');

/** Dispatches events to the listeners of all features, for tests that build no product. */
export const dispatch = dispatcher(await listenersOfAll());

async function listenersOfAll(): Promise<Listener[]> {
  const found: Listener[] = [];
  for (const path of globSync('src/{features/*,site}/*/server/listeners.ts', { cwd: root })) {
    const module: Record<string, readonly Listener[]> = await import(join(root, path));
    found.push(...Object.values(module).flat());
  }
  return found;
}
