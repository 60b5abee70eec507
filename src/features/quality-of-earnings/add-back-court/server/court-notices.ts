import { brand } from '#content/brand.ts';
import { hasAccess, peopleAt } from '#features/deal-room/room-questions/server/access-sql.ts';
import { mailText } from '#features/inbox/mail/domain/mail-text.ts';
import { sendMail } from '#features/inbox/mail/server/send-mail.ts';
import { ownerOf } from '#features/marketplace/listings/server/hold-listing.ts';
import { mandatesInForce } from '#features/marketplace/listings/server/mandates.ts';
import { isPerson } from '#kernel/actor.ts';
import type { Notice } from '#kernel/notice.ts';
import type { Work } from '#platform/context.ts';
import type { ContestState, CourtSide } from '../domain/contest.ts';
import type { ContestRow, CpaRow } from './court-store.ts';

type Said = { words: string; lines: readonly string[] };

const pathIn = (roomId: string) => `/deal-rooms/${roomId}/add-backs`;
/** Where a CPA finds what they are asked. */
const cpaPath = '/deal-rooms/questions';

const toSeller: Partial<Record<ContestState, Said>> = {
  contested: {
    words: 'A buyer contests an adjustment of your quality of earnings report',
    lines: ['Read the reason. You answer once: support the adjustment, reduce it, or give it up.'],
  },
  withdrawn: {
    words: 'A buyer no longer contests an adjustment',
    lines: ['The buyer took the contest back. The adjustment counts for them as you claim it.'],
  },
  ruled: {
    words: 'A CPA decided on a contested adjustment',
    lines: ['Read the decision and its reasons. If it leaves less of the adjustment, you can accept that.'],
  },
};
const toBuyer: Partial<Record<ContestState, Said>> = {
  answered: {
    words: 'The seller answered your contest of an adjustment',
    lines: ['Read the answer. You can take the contest back, or invite a CPA to decide.'],
  },
  conceded: {
    words: 'The seller changed an adjustment that you contest',
    lines: ['The earnings that the seller claims are lower by it.'],
  },
  ruled: {
    words: 'A CPA decided on the adjustment that you contest',
    lines: ['Read the decision and its reasons, and what it leaves of the adjustment.'],
  },
};
const toCpa: Said = {
  words: 'A contested adjustment waits for your decision',
  lines: ['The seller answered. Read both sides, then decide and give your reasons.'],
};

export async function tellSideOfContest(work: Work, row: ContestRow, to: ContestState): Promise<void> {
  const said = toSeller[to];
  if (!said) return;
  const who = { part: 'Buyer', personId: row.buyer_id } as const;
  await work.notify(await sideOf(work, row), { ...noticeOf(row, said), who });
}

export async function tellOfStep(
  work: Work,
  row: ContestRow,
  { to, cpas }: { to: ContestState; cpas: readonly CpaRow[] },
): Promise<void> {
  await tellSideOfContest(work, row, to);
  const said = toBuyer[to];
  if (said) await tellBuyer(work, row, said);
  if (to !== 'answered') return;
  const people = (await Promise.all(cpas.map(({ email }) => peopleAt(work.db, email)))).flat();
  await work.notify(people, { kind: 'add-back-moved', ...toCpa, path: cpaPath });
}

export async function tellOtherSideOfCpa(work: Work, row: ContestRow, by: CourtSide): Promise<void> {
  const said = {
    words: 'A CPA was invited to decide on a contested adjustment',
    lines: [`The ${by} invited the CPA, who sees this one contest. A decision will name who invited them.`],
  };
  if (by === 'seller') return tellBuyer(work, row, said);
  await work.notify(await sideOf(work, row), noticeOf(row, said));
}

/** Names neither person nor business, because the address may not belong to a user. */
export async function mailCpaInvitation(work: Work, to: string, by: CourtSide): Promise<void> {
  await sendMail(work, {
    to,
    subject: 'You are asked to decide on an adjustment',
    text: mailText({
      greeting: 'Hello,',
      lines: [
        `On ${brand.name}, a buyer contests an adjustment of earnings. The ${by} asks you, as a CPA, to read both sides and to decide.`,
        'Sign in with this email address, or create an account with it and confirm it, to see the contest.',
        'If you do not expect this, you can ignore this email.',
      ],
      path: cpaPath,
      link: work.link(cpaPath),
    }),
    kind: 'cpa-invited',
  });
}

const noticeOf = ({ room_id, listing_id }: ContestRow, said: Said): Notice => ({
  kind: 'add-back-moved',
  ...said,
  path: pathIn(room_id),
  listingId: listing_id,
});

/** Skipped if the buyer’s access has ended. */
async function tellBuyer(work: Work, row: ContestRow, said: Said): Promise<void> {
  const asked = { listingId: row.listing_id, personId: row.buyer_id, now: work.now };
  if (await hasAccess(work.db, asked)) await work.notify([row.buyer_id], noticeOf(row, said));
}

/** The owner, and brokers whose engagement includes approvals; not who acts. */
async function sideOf(work: Work, { listing_id }: ContestRow): Promise<string[]> {
  const owner = await ownerOf(work.db, listing_id);
  const brokers = await mandatesInForce(work.db, [listing_id], work.now);
  const people = brokers.filter(({ mayApprove }) => mayApprove).map(({ brokerId }) => brokerId);
  return [...(owner === null ? [] : [owner]), ...people].filter((id) => !isPerson(work.actor, id));
}
