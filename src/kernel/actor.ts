export const roles = ['seller', 'buyer', 'broker', 'admin'] as const;
export type Role = (typeof roles)[number];

/** Who asks. Settled once per request, before any rule is consulted. */
export type Actor =
  | { kind: 'visitor' }
  | {
      kind: 'person';
      personId: string;
      sessionId: string;
      roles: readonly Role[];
      /** An admin without the second factor that the operator asks of admins: does nothing but turn it on. */
      twoFactorDue?: boolean;
      /** Set while an admin looks at the product as this person; such an actor changes nothing. */
      viewedBy?: Viewing;
    }
  | { kind: 'system' };

/** An admin's read-only look at the product as somebody else. */
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

/** Whether somebody else is behind this actor: what counts or answers a person's own visit must not happen. */
export function isViewed(actor: Actor): boolean {
  return actor.kind === 'person' && actor.viewedBy !== undefined;
}
