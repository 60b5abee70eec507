import { knownByDeals } from '#features/agreements/access-requests/server/acquainted.ts';
import { maskContacts, openText } from '#features/conversation/messages/domain/mask-contacts.ts';
import { peopleKnown } from '#features/conversation/messages/server/knows.ts';
import { closedDealsOf } from '#features/offers/offers/server/closed-deals.ts';
import { personCard } from '#features/people/accounts/server/person-card.ts';
import { type Actor, hasRole, isPerson } from '#kernel/actor.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Reading, Work } from '#platform/context.ts';
import { signedIn } from '#platform/signed-in.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type { changeAbout as changeContract, getAbout as contract } from '../contract.ts';
import { profileOf, writeProfile } from './store.ts';

type Asking = Pick<Reading, 'db' | 'actor' | 'now'>;
type About = AnswerOf<typeof contract>;

/** Throws Refused('not-found') if the caller may not know the person. */
export async function readAbout(reading: Reading, { params }: InputOf<typeof contract>): Promise<About> {
  await mayKnow(reading, params.id);
  return aboutOf(reading, params.id);
}

export async function changeAbout(
  work: Work,
  { params, body }: InputOf<typeof changeContract>,
): Promise<About> {
  await mayChange(work, params.id);
  await writeProfile(work.db, params.id, { bio: body.bio }, work.now);
  await work.audit({ action: 'profile-changed', subject: { type: 'person', id: params.id } });
  return aboutOf(work, params.id);
}

/** Throws Refused('not-found') if there is no such person or the caller may not know them. */
export async function mayKnow(asking: Asking, personId: string): Promise<void> {
  if (!seesAll(asking.actor, personId) && !(await peopleKnown(asking, [personId])).has(personId))
    throw new Refused('not-found');
  await personCard(asking.db, personId);
}

/** The person and admins may change a profile. Throws Refused('not-found') for others. */
export async function mayChange({ db, actor }: Asking, personId: string): Promise<void> {
  if (!seesAll(actor, personId)) throw new Refused('not-found');
  const { closed } = await personCard(db, personId);
  if (closed) throw new Refused('not-found');
}

export async function aboutOf(asking: Asking, personId: string): Promise<About> {
  const row = await profileOf(asking.db, personId);
  const deals = await closedDealsOf(asking.db, personId);
  const amountsShown = seesAll(asking.actor, personId);
  const bio = row?.bio ?? '';
  return {
    bio: (await isOpen(asking, personId)) ? openText(bio) : maskContacts(bio),
    pictureId: row?.picture_id ?? null,
    statistics: {
      soldFor: amountsShown ? deals.soldFor : null,
      sold: deals.sold,
      soldWithoutPrice: deals.soldWithoutPrice,
      bought: deals.bought,
      amountsShown,
    },
  };
}

function seesAll(actor: Actor, personId: string): boolean {
  return isPerson(actor, personId) || hasRole(actor, 'admin');
}

/** Contact details are visible if a grant or a mandate between the two is active. */
async function isOpen(asking: Asking, personId: string): Promise<boolean> {
  const { db, actor, now } = asking;
  if (seesAll(actor, personId)) return true;
  const { personId: readerId } = signedIn(actor);
  const there = await knownByDeals(db, { personId: readerId, now }, [personId]);
  if (!there.has(personId)) return false;
  return (await knownByDeals(db, { personId, now }, [readerId])).has(readerId);
}
