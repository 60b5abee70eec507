import { writeAboutListing } from '#features/conversation/messages/contract.ts';
import { hours } from '#kernel/instant.ts';
import type { RoomPaper } from '../papers/room-papers.ts';
import { others } from './cast.ts';
import { ask, fillRoom, move, read, sign, wonder } from './deal-acts.ts';
import { listingOf, type Players } from './players.ts';
import type { Stage } from './stage.ts';
import { storyListing } from './story-listings.ts';

/** A room opened two weeks ago, one buyer with a first question, another who signed and waits for the seller. */
export async function dealBeginning(
  stage: Stage,
  players: Players,
  papers: readonly RoomPaper[],
): Promise<void> {
  const { seller, buyer } = players;
  const listing = storyListing('landscaping');
  const listingId = await listingOf(seller, listing.title);
  await stage.goTo(15, 16);
  const room = await fillRoom(seller, listingId, papers, 'view');
  await stage.goTo(13, 15);
  const tobias = await players.someone(others.tobias);
  const request = await ask(tobias, listingId, 'I manage crews of this size today and want my own company.');
  await move(seller, request, 'awaiting_signature');
  stage.wait(3 * hours);
  await sign(stage, tobias, request);
  await stage.goTo(11, 15);
  await move(seller, request, 'approved');
  await stage.goTo(8, 19);
  await read(stage, tobias, room, 'Information memorandum.pdf', 8);
  await read(stage, tobias, room, 'Process letter.pdf', 2);
  await stage.goTo(4, 18);
  await wonder(
    tobias,
    room,
    'Information memorandum.pdf',
    'How much of the contract revenue renews in the next six months?',
  );
  const waiting = await ask(buyer, listingId, 'I am also looking at two others in this trade.');
  await move(seller, waiting, 'awaiting_signature');
  await stage.goTo(2, 16);
  await sign(stage, buyer, waiting);
  const text = 'I have signed. Is the irrigation work done by your own crews?';
  await buyer.call(writeAboutListing, { params: { id: listingId }, body: { text } });
}
