import type { Actor, Person } from '#kernel/actor.ts';
import { Refused } from '#kernel/refusal.ts';

/** The signed-in person; throws Refused('not-authorized') for visitors. For use cases behind `who: 'signed-in'`. */
export function signedIn(actor: Actor): Person {
  if (actor.kind !== 'person') throw new Refused('not-authorized');
  return actor;
}

/** Throws Refused('not-with-token') for a program: what binds or confirms a person, they do themselves. */
export function refuseToken(actor: Actor): void {
  if (actor.kind === 'person' && actor.token) throw new Refused('not-with-token');
}
