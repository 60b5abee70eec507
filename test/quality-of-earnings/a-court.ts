import { publishReport } from '#test/support/add-backs.ts';
import { confirmEmail, giveMandate } from '#test/support/broker.ts';
import type { CopiedDatabase } from '#test/support/copied-database.ts';
import { test as plain } from '#test/support/database.ts';
import { aDraft, moveRequest, requestAccess, requestOf, signNda, writeListing } from '#test/support/deal.ts';
import { keptFixture } from '#test/support/kept-world.ts';
import { expectOk, join, type Someone } from '#test/support/people.ts';
import { giveRight, openRoom, type TestRoom } from '#test/support/rooms.ts';
import { booksOf } from './a-book.ts';
import { type Review, startReview } from './a-review.ts';

export type Court = Review & {
  buyer: Someone;
  other: Someone;
  cpa: Someone;
  outsiders: Record<'stranger' | 'vetting' | 'admin', Someone>;
  broker: Someone;
  listingId: string;
  room: TestRoom;
  requests: { buyer: string; other: string };
};

/** `published`: a court whose report for the first stage is in the room. */
export const test = plain.extend('court', keptFixture('a court', openCourt)).extend(
  'published',
  keptFixture('a court with a report', async (database) => {
    const court = await openCourt(database);
    await publishOf(court, 'summary');
    return court;
  }),
);

export const publishOf = (
  { product, owner, reviewId, room }: Court,
  stage: 'summary' | 'monthly' | 'names',
) => publishReport(product, owner, { reviewId, roomId: room.id, stage });

/** The first buyer reaches a later stage. */
export async function giveStage({ owner, requests }: Court, to: 'S4' | 'S5'): Promise<void> {
  const { version } = await requestOf(owner, requests.buyer);
  const answer = owner.post(`/api/access-requests/${requests.buyer}/stages`, { to, version, until: null });
  await expectOk(answer);
}

/** Books with adjustments, a room that is open to two buyers, a CPA who has only an account, and others. */
async function openCourt(database: CopiedDatabase): Promise<Court> {
  const review = await startReview(database);
  await booksOf(review);
  const { product, owner, businessId } = review;
  const { id: listingId, version } = await writeListing(owner, businessId, aDraft());
  await expectOk(owner.post(`/api/listing/${listingId}/moves`, { to: 'live', version }));
  const letIn = async (who: Someone) => {
    const id = await requestAccess(who, listingId);
    await moveRequest(owner, id, 'awaiting_signature');
    await signNda(who, id, `${who.firstName} ${who.lastName}`);
    await moveRequest(owner, id, 'approved');
    return id;
  };
  const [buyer, other] = [await join(product, 'Ada Lovelace'), await join(product, 'Bela Kun')];
  const requests = { buyer: await letIn(buyer), other: await letIn(other) };
  const cpa = await join(product, 'Quorra Ledgerwood');
  await confirmEmail(product, cpa);
  const room = await openRoom(owner, listingId);
  await giveRight(owner, room.id, {
    subject: { kind: 'everyone' },
    target: { kind: 'room' },
    level: 'view',
  });
  const vetting = await join(product, 'Vera Vetter', ['broker']);
  await giveMandate(product, { seller: owner, broker: vetting, listingId });
  const broker = await join(product, 'Wanda Mandate', ['broker']);
  await giveMandate(product, { seller: owner, broker, listingId, mayApprove: true });
  const outsiders = {
    vetting,
    stranger: await join(product, 'Stranger Danger'),
    admin: await join(product, 'Wren Castell', ['admin']),
  };
  return { ...review, buyer, other, cpa, outsiders, broker, listingId, room, requests };
}
