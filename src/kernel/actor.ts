export const roles = ['seller', 'buyer', 'broker', 'admin'] as const;
export type Role = (typeof roles)[number];

/** Who asks. Settled once per request, before any rule is consulted. */
export type Actor =
  | { kind: 'visitor' }
  | { kind: 'person'; personId: string; sessionId: string; roles: readonly Role[] }
  | { kind: 'system' };

export type Person = Extract<Actor, { kind: 'person' }>;

export const visitor: Actor = { kind: 'visitor' };
export const system: Actor = { kind: 'system' };

export function hasRole(actor: Actor, role: Role): boolean {
  return actor.kind === 'person' && actor.roles.includes(role);
}

export function isPerson(actor: Actor, personId: string): boolean {
  return actor.kind === 'person' && actor.personId === personId;
}
