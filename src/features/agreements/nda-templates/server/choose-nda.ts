import { businessSaleNda } from '#features/agreements/ndas/domain/business-sale-nda.ts';
import { builtInName } from '#features/agreements/ndas/domain/template-terms.ts';
import {
  currentAgreement,
  currentMaster,
  ndaChoice,
} from '#features/agreements/ndas/server/current-template.ts';
import { holdListing, listingFaceOf } from '#features/marketplace/listings/server/hold-listing.ts';
import { isPerson } from '#kernel/actor.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Reading, Work } from '#platform/context.ts';
import { signedIn } from '#platform/signed-in.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type * as contract from '../contract.ts';
import { sampleDocument } from './draft-template.ts';
import { ownView } from './own-pdf-view.ts';
import { usableTemplates, writeChoice } from './store.ts';

const mostChoices = 100;

/** For the owner only; for everyone else Refused('not-found'). */
export async function listingNda(
  { db, actor }: Pick<Reading, 'actor' | 'db'>,
  { params: { id } }: InputOf<typeof contract.getListingNda>,
): Promise<AnswerOf<typeof contract.getListingNda>> {
  const listing = await listingFaceOf(db, id);
  if (!listing || !isPerson(signedIn(actor), listing.ownerId)) throw new Refused('not-found');
  const usable = await usableTemplates(db, id, mostChoices);
  const { made } = await currentAgreement(db, id);
  return {
    ...(await ndaChoice(db, id)),
    listingTitle: listing.title,
    choices: [{ id: null, name: builtInName, version: businessSaleNda.version }, ...usable],
    document: made.from === 'text' ? [...sampleDocument(made.template, 'listing')] : [],
    master: [...sampleDocument(await currentMaster(db), 'master')],
    own: await ownView(db, id),
  };
}

/** For agreements issued from now on. Buyers who signed another text sign again before further access. */
export async function chooseNda(
  work: Work,
  input: InputOf<typeof contract.chooseListingNda>,
): Promise<AnswerOf<typeof contract.getListingNda>> {
  const { id } = input.params;
  const listing = await holdListing(work.db, id);
  if (!listing || !isPerson(signedIn(work.actor), listing.ownerId)) throw new Refused('not-found');
  const { templateId, countersign, passport, version } = input.body;
  if (passport && countersign) throw new Refused('passport-not-possible');
  const usable =
    templateId === null ||
    (await usableTemplates(work.db, id, mostChoices)).some((one) => one.id === templateId);
  if (!usable) throw new Refused('template-unknown');
  const choice = { template_id: templateId, countersign, passport, changed_at: work.now };
  if (!(await writeChoice(work.db, id, version, choice))) throw new Refused('stale');
  await work.audit({
    action: 'listing-nda-chosen',
    subject: { type: 'listing', id },
    detail: { templateId, countersign, passport },
  });
  return listingNda(work, input);
}
