import { expect } from 'vitest';
import { test as base } from '../support/database.ts';
import { buildWorld, type World } from './world.ts';

/** `test` with the people and the listing of `world.ts`, in a transaction that is rolled back. */
export const test = base.extend('world', async ({ tx, begin }, { onCleanup }): Promise<World> => {
  const world = await buildWorld({ db: tx, begin });
  onCleanup(() => world.cleanUp());
  return world;
});

/** Matches a refusal by its code. */
export function code(expected: string) {
  return expect.objectContaining({ code: expected });
}
