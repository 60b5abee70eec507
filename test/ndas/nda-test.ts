import { expect } from 'vitest';
import { test as base } from '../support/database.ts';
import { buildWorld, type World } from './world.ts';

export const test = base.extend('world', async ({ tx, begin }, { onCleanup }): Promise<World> => {
  const world = await buildWorld({ db: tx, begin });
  onCleanup(() => world.cleanUp());
  return world;
});

export function code(expected: string) {
  return expect.objectContaining({ code: expected });
}
