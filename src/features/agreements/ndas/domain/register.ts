/** What the register can be sorted by. */
export const registerColumns = ['signed', 'ends'] as const;
export type RegisterColumn = (typeof registerColumns)[number];

/** Whose: the ones I signed; the ones for my listings, and for those I hold a mandate on; all (admins). */
export const registerScopes = ['signed', 'received', 'all'] as const;
export type RegisterScope = (typeof registerScopes)[number];

/** A signed agreement binds until its term ends. */
export const bindings = ['binding', 'ended'] as const;
export type Binding = (typeof bindings)[number];

/** The term ends at, not after, `termEndsAt`. */
export function bindingOf(termEndsAt: Date, now: Date): Binding {
  return now < termEndsAt ? 'binding' : 'ended';
}
