import { askCpa, seedContest, takeCourtStep } from '#test/support/add-backs.ts';
import { confirmEmail } from '#test/support/broker.ts';
import { askFor, takeStep, tryPut, trySend } from '#test/support/diligence.ts';
import { addAdjustmentTo, startReviewOf } from '#test/support/ledgers.ts';
import { expectOk, type Someone } from '#test/support/people.ts';
import { askAbout, moveQuestion } from '#test/support/questions.ts';
import { addText, giveRight, openRoom, publish, tryClosing } from '#test/support/rooms.ts';
import type { Cast } from './cast.ts';
import { readingScene } from './reading-scene.ts';

const everybodyMayView = { subject: { kind: 'everyone' }, target: { kind: 'room' }, level: 'view' } as const;
const secret = 'The payroll of the Hollow';

export async function roomScene(cast: Cast, listingId: string): Promise<string> {
  const { product, seller, winner, expert } = cast;
  await confirmEmail(product, expert);
  const room = await openRoom(seller, listingId);
  await giveRight(seller, room.id, everybodyMayView);
  product.clock.advance(60_000);
  const open = await addText(seller, room, '02.01', { name: `${secret}.txt`, text: 'Sales rose.' });
  await publish(seller, room.id);
  product.clock.advance(300_000);
  await product.runJob('tell-room-news');
  const asked = await askAbout(winner, open.document, `${secret}: why did it rise?`);
  const route = { kind: 'expert', email: expert.email };
  await moveQuestion(seller, asked, 'routed', { route });
  await moveQuestion(expert, asked, 'drafted', { answer: 'New trucks.' });
  await moveQuestion(seller, asked, 'approved');
  await moveQuestion(seller, asked, 'answered');
  const other = await askAbout(winner, open.document, 'And the year before?');
  await moveQuestion(seller, other, 'declined', { reason: `${secret} is not for you` });
  const request = await askFor(winner, room.id, { title: secret, dueOn: '2030-01-31' });
  await expectOk(tryPut(seller, request, route));
  await takeStep(expert, request, 'in_progress');
  await takeStep(expert, request, 'in_progress', { note: 'It is in the safe.' });
  await takeStep(seller, request, 'answered', { reply: 'Here it is.' });
  await takeStep(winner, request, 'reopened', { reason: 'The last page is missing.' });
  await takeStep(seller, request, 'declined', { reason: 'There is none.' });
  await expectOk(trySend(winner, room.id, [{ title: secret }, { title: `${secret} again` }]));
  await courtScene(cast, room.id);
  return room.id;
}

async function courtScene(cast: Cast, roomId: string): Promise<void> {
  const { product, seller, winner, expert } = cast;
  const { businessId } = await product.database.db
    .selectFrom('deal_room')
    .innerJoin('listing', 'listing.id', 'deal_room.listing_id')
    .select('listing.business_id as businessId')
    .where('deal_room.id', '=', roomId)
    .executeTakeFirstOrThrow();
  const reviewId = await startReviewOf(seller, businessId);
  const adjustmentId = await addAdjustmentTo(seller, reviewId, { title: secret });
  const contest = await seedContest(product, {
    roomId,
    reviewId,
    adjustmentId,
    buyer: winner,
    words: secret,
  });
  await askCpa(winner, contest, expert.email);
  await takeCourtStep(seller, contest, 'answered', { words: `${secret} is private` });
  await takeCourtStep(winner, contest, 'withdrawn');
  await readingScene(cast, reviewId);
}

export async function openAndClose(seller: Someone, listingId: string): Promise<void> {
  const room = await openRoom(seller, listingId);
  await giveRight(seller, room.id, everybodyMayView);
  await addText(seller, room, '02.01', { name: `${secret}.txt`, text: 'Sales rose.' });
  await publish(seller, room.id);
  await expectOk(tryClosing(seller, room.id));
}

export async function closingScene({ product, seller, winner }: Cast, roomId: string): Promise<void> {
  await expectOk(tryClosing(seller, roomId, { reason: 'sold', keepFor: winner.id }));
  await product.runJobs();
}
