/**
 * What an access token may be given: an area of the API, to read it or also to change it. Every endpoint belongs to one
 * of them, or says that a token never reaches it.
 */
export const scopes = [
  'overview:read',
  'calendar:read',
  'profile:read',
  'profile:write',
  'marketplace:read',
  'marketplace:write',
  'listings:read',
  'listings:write',
  'engagements:read',
  'engagements:write',
  'access-requests:read',
  'access-requests:write',
  'ndas:read',
  'ndas:write',
  'deal-rooms:read',
  'deal-rooms:write',
  'diligence:read',
  'diligence:write',
  'offers:read',
  'offers:write',
  'messages:read',
  'messages:write',
  'health-checks:read',
  'health-checks:write',
  'quality-of-earnings:read',
  'quality-of-earnings:write',
  'valuation:read',
  'valuation:write',
  'verification:read',
  'verification:write',
  'orders:read',
  'orders:write',
  'notifications:read',
  'notifications:write',
  'record:read',
  'accounts:read',
  'outbox:read',
  'waitlist:read',
  'waitlist:write',
  'site:read',
] as const;
export type Scope = (typeof scopes)[number];

type AreaOf<S> = S extends `${infer Area}:${string}` ? Area : never;
export type Area = AreaOf<Scope>;

/** To change an area includes to read it. */
export function covers(given: readonly Scope[], needed: Scope): boolean {
  return given.includes(needed) || given.some((scope) => scope === needed.replace(':read', ':write'));
}
