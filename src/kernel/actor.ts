import { covers, type Scope } from './scope.ts';

export const roles = ['seller', 'buyer', 'broker', 'admin'] as const;
export type Role = (typeof roles)[number];

export const tokenKinds = ['personal', 'service'] as const;
export type TokenKind = (typeof tokenKinds)[number];

/** The caller, determined once per request, before any rule is checked. */
export type Actor =
  | { kind: 'visitor' }
  | {
      kind: 'person';
      personId: string;
      /** Of a token or a view its own ID: nothing confirms such a session. */
      sessionId: string;
      roles: readonly Role[];
      /** An admin without a required second factor: may only turn it on. */
      twoFactorDue?: boolean;
      /** The session has shown a second factor: rooms may ask for one. */
      secondFactor?: true;
      /** The session's device is new: deal files ask for a confirmation first. */
      deviceDue?: true;
      /** Set while an admin views the product as this person; such an actor changes nothing. */
      viewedBy?: Viewing;
      /** Set while a program acts for this person with an access token. */
      token?: { id: string; kind: TokenKind; scopes: readonly Scope[] };
    }
  | { kind: 'system' };

type Viewing = { viewId: string; admin: Person };

export type Person = Extract<Actor, { kind: 'person' }>;

export const visitor: Actor = { kind: 'visitor' };
export const system: Actor = { kind: 'system' };

export function hasRole(actor: Actor, role: Role): boolean {
  return actor.kind === 'person' && actor.roles.includes(role);
}

export function isPerson(actor: Actor, personId: string | null): boolean {
  return actor.kind === 'person' && actor.personId === personId;
}

/**
 * Whether a program may have what belongs to another area than its call does, such as names of that area; everyone else may.
 */
export function isInScope(actor: Actor, scope: Scope): boolean {
  return actor.kind !== 'person' || actor.token === undefined || covers(actor.token.scopes, scope);
}

/** Whether an admin is viewing as this person: nothing may count as the person's own visit. */
export function isViewed(actor: Actor): boolean {
  return actor.kind === 'person' && actor.viewedBy !== undefined;
}
