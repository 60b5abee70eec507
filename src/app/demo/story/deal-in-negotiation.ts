import { sendMessage, writeAboutListing } from '#features/conversation/messages/contract.ts';
import { watchListing } from '#features/marketplace/watch-list/contract.ts';
import { handInProof, moveProof } from '#features/people/buyer-proofs/contract.ts';
import { hours } from '#kernel/instant.ts';
import { printed } from '../papers/print.ts';
import type { RoomPaper } from '../papers/room-papers.ts';
import { others } from './cast.ts';
import { ask, fillRoom, move, read, reply, type StoryRoom, sign, wonder } from './deal-acts.ts';
import { counter, moveTo, offer, termsOf } from './offer-acts.ts';
import { listingOf, type Players } from './players.ts';
import type { Hand, Stage } from './stage.ts';
import { storyListing } from './story-listings.ts';

/**
 * Two buyers with access, questions, an indication, and a letter of intent that the seller countered. The next move is
 * the demo buyer's.
 */
export async function dealInNegotiation(
  stage: Stage,
  players: Players,
  papers: readonly RoomPaper[],
): Promise<void> {
  const { seller, buyer, admin } = players;
  const listing = storyListing('electrical');
  const listingId = await listingOf(seller, listing.title);
  await stage.goTo(44, 16);
  const room = await fillRoom(seller, listingId, papers, 'watermarked');
  await stage.goTo(43, 17);
  const delia = await players.someone(others.delia);
  await buyer.call(watchListing, { params: { id: listingId } });
  await proveTo(stage, admin, buyer);
  const deal: Deal = { stage, seller, buyer, delia, listingId, room };
  await letBothIn(deal, admin);
  await readFirst(deal);
  await askAndAnswer(deal);
  const write = await talk(deal);
  await readMore(deal);
  await negotiate(deal, write);
}

type Deal = {
  stage: Stage;
  seller: Hand;
  buyer: Hand;
  delia: Hand;
  listingId: string;
  room: StoryRoom;
};

const memorandum = 'Information memorandum.pdf';

function statementsIn({ documents }: StoryRoom): string {
  return [...documents.keys()].find((name) => name.startsWith('Income statements')) ?? '';
}

async function letBothIn({ stage, seller, buyer, delia, listingId }: Deal, admin: Hand): Promise<void> {
  await stage.goTo(41, 15);
  const request = await ask(
    buyer,
    listingId,
    'I ran service operations for a contractor of this size and have an SBA lender.',
  );
  await move(admin, request, 'awaiting_signature');
  stage.wait(3 * hours);
  await sign(stage, buyer, request);
  await stage.goTo(40, 14);
  await move(seller, request, 'approved');

  await stage.goTo(38, 16);
  const rival = await ask(
    delia,
    listingId,
    'We own two contractors in the next state and keep their people.',
  );
  await move(seller, rival, 'awaiting_signature');
  stage.wait(2 * hours);
  await sign(stage, delia, rival);
  await stage.goTo(37, 15);
  await move(seller, rival, 'approved');
}

async function readFirst({ stage, buyer, delia, room }: Deal): Promise<void> {
  const statements = statementsIn(room);
  await stage.goTo(36, 18);
  await read(stage, buyer, room, memorandum, 14);
  await read(stage, buyer, room, statements, 22);
  await stage.goTo(34, 20);
  await read(stage, delia, room, memorandum, 6);
  await read(stage, delia, room, statements, 11);
}

async function askAndAnswer({ stage, seller, buyer, delia, room }: Deal): Promise<void> {
  await stage.goTo(31, 15);
  const first = await wonder(
    buyer,
    room,
    statementsIn(room),
    'Does revenue include work that was subcontracted, and how much is it?',
  );
  await stage.goTo(30, 17);
  await reply(
    seller,
    first,
    'Yes, about six percent of revenue in each of the three years, booked gross with its cost in cost of sales.',
  );
  const second = await wonder(
    delia,
    room,
    'Organization by role.txt',
    'Who holds the license that qualifies the company?',
  );
  await stage.goTo(29, 16);
  await reply(
    seller,
    second,
    'The field lead holds it and has agreed to stay. A second lead sits for the exam in the spring.',
    'Who holds the license that qualifies the company?',
  );
}

type Write = (by: Hand, text: string) => Promise<unknown>;

/** Returns how the two write on. */
async function talk({ stage, seller, buyer, listingId }: Deal): Promise<Write> {
  await stage.goTo(26, 15);
  const { id: threadId } = await buyer.call(writeAboutListing, {
    params: { id: listingId },
    body: {
      text: 'Thank you for the quick access. Would a call next week suit you, after I have read the statements?',
    },
  });
  await stage.goTo(25, 14);
  const write: Write = (by, text) => by.call(sendMessage, { params: { id: threadId }, body: { text } });
  await write(
    seller,
    'Tuesday afternoon works. Please put detailed questions in the room, so that they stay with the documents.',
  );
  return write;
}

async function readMore({ stage, buyer, room }: Deal): Promise<void> {
  await stage.goTo(24, 19);
  await read(stage, buyer, room, statementsIn(room), 31);
  await read(stage, buyer, room, 'Process letter.pdf', 4);
  await read(stage, buyer, room, 'Organization by role.txt', 7);
}

async function negotiate(
  { stage, seller, buyer, delia, listingId, room }: Deal,
  write: Write,
): Promise<void> {
  await stage.goTo(17, 15);
  const governingLaw = 'Colorado';
  const indication = { price: 2_100, cash: 700, sbaLoan: 1_400, sellerNote: 0 };
  await offer(delia, listingId, 'indication', termsOf(stage, delia, indication, { governingLaw }));
  await stage.goTo(14, 18);
  const letter = { price: 2_200, cash: 400, sbaLoan: 1_500, sellerNote: 300 };
  const terms = termsOf(stage, buyer, letter, { governingLaw, exclusivityDays: 60 });
  const id = await offer(buyer, listingId, 'loi', terms);
  await stage.goTo(12, 15);
  await moveTo(seller, id, 'under_review');
  await stage.goTo(9, 15);
  const asked = { price: 2_325, cash: 425, sbaLoan: 1_650, sellerNote: 250 };
  await counter(
    seller,
    id,
    termsOf(stage, buyer, asked, { governingLaw, exclusivityDays: 45, nonCompeteMiles: 35 }),
  );
  await stage.goTo(9, 16);
  await write(
    seller,
    'I sent new terms. The price is what matters most to me; on the note I can move a little.',
  );
  await stage.goTo(5, 17);
  await wonder(delia, room, memorandum, 'Is the yard leased separately from the office?');
}

async function proveTo(stage: Stage, admin: Hand, buyer: Hand): Promise<void> {
  for (const kind of ['identity', 'funds'] as const) {
    const { id, version } = await handIn(buyer, kind);
    stage.wait(2 * hours);
    await admin.call(moveProof, { params: { id }, body: { to: 'verified', version } });
  }
}

export async function handIn(buyer: Hand, kind: 'identity' | 'funds') {
  const words = {
    identity: ['Identity document, specimen', 'An invented document of a demonstration.'],
    funds: ['Letter of a bank, specimen', `${buyer.name} holds liquid funds of more than $600,000 with us.`],
  }[kind];
  const bytes = await printed(words[0] ?? '', buyer.name, [words[1] ?? '']);
  const file = new Blob([Uint8Array.from(bytes)], { type: 'application/pdf' });
  return buyer.call(handInProof, { query: { kind }, upload: file });
}
