import type { Facts } from '#test/support/call-facts.ts';
import type { IdKind } from '#test/support/id-kind.ts';
import type { ViewerName, viewerNames, World } from '#test/support/world-cast.ts';

export const callers = [
  'visitor',
  'stranger',
  'awaiting',
  'approved',
  'elsewhere',
  'broker',
  'idleBroker',
  'owner',
  'otherOwner',
  'admin',
] as const satisfies readonly (typeof viewerNames)[number][];
export type Caller = (typeof callers)[number];

/**
 * What a call is about: an object of the owner and its counterpart of the other owner, or the reason why there is
 * none. With a counterpart, the rule is also checked with the roles of the two owners swapped.
 */
type Thing = { own: string; foreign: string } | { own: string; alone: string };
export type Rule = {
  endpoint: string;
  about: string;
  thing?: (world: World, facts: Facts) => Thing;
  given?: (world: World) => Record<string, unknown>;
  /** For callers not in `but`; visitors get 401 unless named. */
  others: number;
  but: Partial<Record<Caller, number>>;
};

export function statusFor({ others, but }: Rule, caller: Caller): number {
  return but[caller] ?? (caller === 'visitor' ? 401 : others);
}

/** Callers with the same relation to the foreign object. The broker has no engagement there. */
const mirrored: Partial<Record<Caller, Caller>> = {
  owner: 'otherOwner',
  otherOwner: 'owner',
  approved: 'elsewhere',
  elsewhere: 'approved',
  broker: 'idleBroker',
  awaiting: 'stranger',
};
export function mirrorOf(caller: Caller): Caller {
  return mirrored[caller] ?? caller;
}

export const only = (pick: (world: World) => string, alone: string) => (world: World) => ({
  own: pick(world),
  alone,
});
export const listing = (name: keyof World['listings']) =>
  only(
    ({ listings }) => listings[name],
    'the other owner has one listing, which is live: see the rule for that',
  );
export const live = ({ listings }: World) => ({ own: listings.target, foreign: listings.foreign });
export const business = ({ businesses }: World) => ({ own: businesses.target, foreign: businesses.foreign });
export const approvedRequest = ({ requests }: World) => ({
  own: requests.approved,
  foreign: requests.elsewhere,
});
export const signedNda = ({ ndas }: World) => ({ own: ndas.approved, foreign: ndas.elsewhere });
export const openNda = only(
  ({ ndas }) => ndas.awaiting,
  'the other owner’s one agreement is signed; the other buyers meet this one as another’s',
);
export const ownerPerson = ({ people }: World) => ({ own: people.owner.id, foreign: people.otherOwner.id });
export const buyerPerson = ({ people }: World) => ({ own: people.approved.id, foreign: people.elsewhere.id });

export const first =
  (kind: IdKind, alone: string) =>
  (_world: World, { ids }: Facts) => ({ own: ids[kind][0] ?? '', alone });

export const everybody = (status: number) => ({ others: status, but: { visitor: status } });
/** Each sees their own. */
export const anybody = { others: 200, but: {} };
export const adminsOnly = { others: 403, but: { admin: 200 } };
export const parties = { others: 404, but: { approved: 200, owner: 200, broker: 200, admin: 200 } };
export const ownerOnly = { others: 404, but: { owner: 200 } };
/** Only the buyer acts on an agreement; others who may read it get 403. */
export const signerOnly = (status: number) => ({
  others: 404,
  but: { awaiting: status, owner: 403, broker: 403, admin: 403 },
});

export function callerNamed(world: World, caller: Caller & ViewerName) {
  return caller === 'visitor' ? null : world.people[caller];
}
