import type { TokenKind } from '#kernel/actor.ts';
import { Refused } from '#kernel/refusal.ts';
import { type Scope, scopes } from '#kernel/scope.ts';
import { isInDeals, isOpenTo } from '../domain/areas.ts';
import type { LimitedTo, Reach } from '../domain/token-state.ts';

/**
 * What was asked for, each scope and object once and in a fixed order. Throws Refused('invalid-fields') for scopes that
 * a token of this kind, or one that is limited to objects, cannot have.
 */
export function reachGiven(kind: TokenKind, given: Reach): Reach {
  const closed = given.scopes.filter((scope) => !isOpenTo(kind, scope));
  if (closed.length > 0) throw refusedScopes(`Not for this kind of token: ${closed.join(', ')}.`);
  const loose = given.objects.length > 0 ? given.scopes.filter((scope) => !isInDeals(scope)) : [];
  if (loose.length > 0)
    throw refusedScopes(`Belongs to no listing or deal room, so leave it out: ${loose.join(', ')}.`);
  return { scopes: each(given.scopes), objects: once(given.objects) };
}

function refusedScopes(words: string): Refused {
  return new Refused('invalid-fields', { fields: { scopes: [words] } });
}

/** Reading goes without saying where changing is given. */
function each(given: readonly Scope[]): Scope[] {
  const implied = given.filter((scope) => scope.endsWith(':write')).map((scope) => readingOf(scope));
  return scopes.filter((scope) => given.includes(scope) && !implied.includes(scope));
}

function readingOf(scope: Scope): string {
  return scope.replace(':write', ':read');
}

function once(objects: readonly LimitedTo[]): LimitedTo[] {
  const plain = objects.map(({ kind, id }) => ({ kind, id: id.toLowerCase() }));
  return [...new Map(plain.map((object) => [`${object.kind} ${object.id}`, object])).values()];
}
