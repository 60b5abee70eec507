import type { Role } from '#kernel/actor.ts';

/**
 * What Appa can look up for a person beside acts, the help and the marketplace. `who`: whose question it is rather, if
 * not everyone’s; `admins`: for admins only.
 */
export type State = { ask: string; admins?: true; who?: readonly Role[]; asked: readonly string[] };
