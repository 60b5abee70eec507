import { getRequestById, setStage } from '#features/agreements/access-requests/contract.ts';
import { addRequests, listRequests, moveRequest } from '#features/deal-room/diligence-requests/contract.ts';
import { getOwnListing, moveListing } from '#features/marketplace/listings/contract.ts';
import { inviteBroker, moveMandate } from '#features/marketplace/mandates/contract.ts';
import { dayOf } from '#kernel/days.ts';
import { days, hours, shift } from '#kernel/instant.ts';
import type { RoomPaper } from '../papers/room-papers.ts';
import { others, owners } from './cast.ts';
import { ask, documentOf, fillRoom, move, read, reply, type StoryRoom, sign, wonder } from './deal-acts.ts';
import { moveTo, offer, termsOf } from './offer-acts.ts';
import { listingOf, type Players } from './players.ts';
import type { Hand, Stage } from './stage.ts';
import { storyListing } from './story-listings.ts';

/** A letter of intent was accepted and sealed, and the demo's buyer has exclusivity for due diligence. */
export async function dealUnderOffer(
  stage: Stage,
  players: Players,
  papers: readonly RoomPaper[],
): Promise<void> {
  const { broker, buyer } = players;
  const owner = await players.someone(owners.hollis);
  const listing = storyListing('pest-control');
  const listingId = await listingOf(owner, listing.title);
  await stage.goTo(58, 15);
  await engage(stage, { owner, broker }, listingId);
  await stage.goTo(54, 17);
  const room = await fillRoom(owner, listingId, papers, 'original');

  await stage.goTo(50, 15);
  const request = await letIn(
    stage,
    { buyer, by: broker },
    listingId,
    'I am looking for recurring revenue and would run it full time.',
  );
  await stage.goTo(47, 15);
  const theo = await players.someone(others.theo);
  await letIn(stage, { buyer: theo, by: broker }, listingId, 'We serve the neighboring counties.');
  await stage.goTo(45, 18);
  await read(stage, buyer, room, 'Information memorandum.pdf', 12);
  await read(stage, theo, room, 'Information memorandum.pdf', 9);

  const deal: Deal = { stage, buyer, owner, room };
  await agree(deal, listingId, request);
  await inDiligence(deal);
}

type Deal = { stage: Stage; buyer: Hand; owner: Hand; room: StoryRoom };

async function engage(
  stage: Stage,
  { owner, broker }: Record<'owner' | 'broker', Hand>,
  listingId: string,
): Promise<void> {
  const invited = {
    email: broker.email,
    mayApprove: true,
    profileAccess: 'edit' as const,
    endsAt: shift(stage.began, 240 * days).toISOString(),
  };
  const mandate = await owner.call(inviteBroker, { params: { id: listingId }, body: invited });
  stage.wait(4 * hours);
  const accepted = { to: 'active' as const, version: mandate.version };
  await broker.call(moveMandate, { params: { id: mandate.id }, body: accepted });
}

async function agree({ stage, buyer, owner }: Deal, listingId: string, request: string): Promise<void> {
  await stage.goTo(30, 16);
  const money = { price: 1_200, cash: 200, sbaLoan: 880, sellerNote: 120 };
  const terms = termsOf(stage, buyer, money, {
    governingLaw: 'Tennessee',
    exclusivityDays: 120,
    noteStandby: true,
    noteStandbyMonths: 120,
    noteCountsAsEquity: true,
  });
  const id = await offer(buyer, listingId, 'loi', terms);
  await stage.goTo(27, 15);
  await moveTo(owner, id, 'accepted');
  stage.wait(hours);
  const { version } = await owner.call(getOwnListing, { params: { id: listingId } });
  await owner.call(moveListing, { params: { id: listingId }, body: { to: 'under_offer', version } });
  const now = await owner.call(getRequestById, { params: { id: request } });
  await owner.call(setStage, {
    params: { id: request },
    body: { to: 'S4', version: now.version, until: null },
  });
}

async function letIn(
  stage: Stage,
  { buyer, by }: { buyer: Hand; by: Hand },
  listingId: string,
  message: string,
) {
  const request = await ask(buyer, listingId, message);
  stage.wait(2 * hours);
  await move(by, request, 'awaiting_signature');
  stage.wait(3 * hours);
  await sign(stage, buyer, request);
  stage.wait(2 * hours);
  await move(by, request, 'approved');
  return request;
}

async function inDiligence(deal: Deal): Promise<void> {
  const { stage, buyer, owner, room } = deal;
  await stage.goTo(24, 19);
  for (const [name, long] of reading) await read(stage, buyer, room, name, long);
  const asked = await wonder(
    buyer,
    room,
    'Revenue by customer, coded.csv',
    'How many of the coded customers pay quarterly in advance?',
  );
  await stage.goTo(22, 15);
  await reply(owner, asked, 'All but two. The two restaurants pay monthly.');
  await stage.goTo(21, 16);
  const step = await askForItems(deal);
  await stage.goTo(19, 15);
  await step(owner, 'Technician licenses and renewal dates', {
    to: 'answered',
    reply: 'All six are in the room, with the renewal dates.',
    documentIds: [documentOf(room, 'Permits and licenses.txt').id],
  });
  await step(owner, 'Vehicle titles and payoff letters', {
    to: 'in_progress',
    note: 'The lender sends the payoff letters this week.',
  });
  await step(owner, 'Landlord’s consent to assignment', {
    to: 'in_progress',
    note: 'The landlord has the draft.',
  });
  await stage.goTo(13, 18);
  await step(buyer, 'Technician licenses and renewal dates', { to: 'accepted' }, 1);
  await step(owner, 'Payroll register of the last quarter', {
    to: 'answered',
    reply: 'By role, without names, as agreed.',
  });
  await stage.goTo(7, 20);
  for (const [name, long] of reading.slice(0, 4)) await read(stage, buyer, room, name, long / 2);
}

const items = [
  ['Technician licenses and renewal dates', 'high'],
  ['Vehicle titles and payoff letters', 'normal'],
  ['Chemical purchase records, two years', 'normal'],
  ['Landlord’s consent to assignment', 'high'],
  ['Payroll register of the last quarter', 'normal'],
  ['Insurance loss runs, five years', 'low'],
] as const;

type Step = {
  to: 'in_progress' | 'answered' | 'accepted';
  reply?: string;
  note?: string;
  documentIds?: string[];
};

/** Gives the act with which either side moves one of the requests; `later`: moves that it has had. */
async function askForItems({ stage, buyer, room }: Deal) {
  const dueOn = dayOf(shift(stage.began, 12 * days));
  await buyer.call(addRequests, {
    params: { id: room.id },
    body: {
      items: items.map(([title, priority]) => ({
        title,
        priority,
        details: '',
        folderId: null,
        dueOn,
        documentIds: [],
      })),
    },
  });
  const { items: sent } = await buyer.call(listRequests, { params: { id: room.id }, query: {} });
  const of = (title: string) => sent.find((one) => one.title === title) ?? sent[0];
  return async (by: Hand, title: string, body: Step, later = 0): Promise<void> => {
    const found = of(title);
    if (found)
      await by.call(moveRequest, {
        params: { id: found.id },
        body: { ...body, version: found.version + later },
      });
  };
}

/** Minutes of reading time by document. */
const reading = [
  ['Add-back schedule.xlsx', 18],
  ['Revenue by customer, coded.csv', 26],
  ['Lease abstract.docx', 9],
  ['Equipment list.csv', 8],
  ['Receivables aging.csv', 6],
  ['Operating procedures.docx', 5],
] as const;
