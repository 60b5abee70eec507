export const registerColumns = ['signed', 'ends'] as const;
export type RegisterColumn = (typeof registerColumns)[number];

/** Signed by the caller; for their listings and engagements; all (admins). */
export const registerScopes = ['signed', 'received', 'all'] as const;
export type RegisterScope = (typeof registerScopes)[number];

export const bindings = ['binding', 'ended'] as const;
export type Binding = (typeof bindings)[number];

/** The term ends at, not after, `termEndsAt`. */
export function bindingOf(termEndsAt: Date, now: Date): Binding {
  return now < termEndsAt ? 'binding' : 'ended';
}
