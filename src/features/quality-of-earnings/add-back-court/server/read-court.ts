import { confirmedAddress } from '#features/deal-room/room-questions/server/access-sql.ts';
import { rowsOfAdjustment } from '#features/quality-of-earnings/adjusted-earnings/server/kept-adjustments.ts';
import { shownText } from '#features/quality-of-earnings/databook/domain/ledger-sheet.ts';
import { isShown } from '#features/quality-of-earnings/databook/domain/stages.ts';
import { placeNames } from '#features/quality-of-earnings/earnings-reports/domain/place-names.ts';
import {
  figureBehind,
  openFigures,
} from '#features/quality-of-earnings/earnings-reports/server/figure-behind.ts';
import { storedCode } from '#features/quality-of-earnings/general-ledger/server/figures-of.ts';
import { ledgerAccount } from '#features/valuation/earnings/domain/canonical-accounts.ts';
import { cents } from '#kernel/money.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Reading } from '#platform/context.ts';
import { signedIn } from '#platform/signed-in.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type {
  getCourt as contract,
  getCourtFigure as figureContract,
  listCpaContests,
  getContest as oneContract,
} from '../contract.ts';
import type { ContestView } from '../court-shapes.ts';
import { shownAdjustments } from '../domain/shown-adjustment.ts';
import { sumsOf, threeEarnings } from '../domain/three-sums.ts';
import { type CourtSight, courtSightOf, standingOf, standingReader } from './court-sight.ts';
import { type ContestRow, contestsIn, contestsOfCpa, cpasOf, findContest } from './court-store.ts';
import { contestViewOf } from './court-views.ts';
import type { Docket } from './open-docket.ts';

type Answer = AnswerOf<typeof contract>;

const most = { contests: 500, ofCpa: 50, entries: 100, lines: 50 };

export async function getCourt(reading: Reading, roomId: string): Promise<Answer> {
  const court = await courtSightOf(reading, roomId);
  const { side, docket } = court;
  const buyerId = court.sight.buyer?.personId ?? null;
  const rows = await contestsIn(reading.db, { roomId, buyerId, limit: most.contests });
  const cpas = await cpasOf(reading.db, idsOf(rows));
  return {
    side,
    ...(docket ? await reportView(reading, docket, court, rows) : { report: null, adjustments: [] }),
    contests: rows.map((row) =>
      contestViewOf(
        row,
        { party: side, invitedBy: null, docket },
        cpas.filter(({ contest_id }) => contest_id === row.id),
      ),
    ),
  };
}

/** Throws Refused('not-found'), 'court-newer-report'. */
export async function getCourtFigure(
  reading: Reading,
  { params: { id }, query: { report: open, ...query } }: InputOf<typeof figureContract>,
): Promise<AnswerOf<typeof figureContract>> {
  const { docket } = await courtSightOf(reading, id);
  if (!docket) throw new Refused('not-found');
  const { report, shows } = docket;
  // A key names another figure in each report.
  if (open !== undefined && open !== report.id) throw new Refused('court-newer-report');
  return figureBehind(reading.db, report, {
    ...query,
    shows: { stage: shows, own: false },
    size: most.lines,
  });
}

const idsOf = (rows: readonly ContestRow[]) => rows.map(({ id }) => id);

/** The sums of a buyer come from their own contests and from what the seller gave up: of others’ contests nothing shows. */
async function reportView(
  { db }: Reading,
  docket: Docket,
  { sight: { buyer, room } }: CourtSight,
  rows: readonly ContestRow[],
): Promise<Pick<Answer, 'report' | 'adjustments'>> {
  const {
    stage,
    number,
    reviewed,
    stale,
    from,
    to,
    booked = null,
    ebitda,
    ownerCost,
    lenderPay,
    items,
    standings,
    report,
  } = docket;
  const figures = await openFigures(db, report, { stage: docket.shows });
  const figureOf = (name: string) => figures[placeNames.named(name)] ?? null;
  const buyerId = buyer?.personId ?? null;
  const sums = items.map((item) => ({ item, ...sumsOf(item, standings, { buyerId, ebitda }) }));
  // What was given up is no longer what the report says.
  const asReported = sums.every(({ item, claimed }) => claimed === item.amount);
  const shown = shownAdjustments(items, docket.shows);
  const contested = new Set(
    rows.filter(({ state }) => state !== 'withdrawn').map(({ adjustment_id }) => adjustment_id),
  );
  return {
    report: {
      ...{ id: report.id, stage, number, reviewed, stale, from, to, booked },
      ...{ ebitda: cents(ebitda), ownerCost: cents(ownerCost) },
      earnings: threeEarnings({ ebitda, ownerCost, lenderPay }, sums),
      figures: {
        ebitda: figureOf('ebitda'),
        adjustedEbitda: asReported ? figureOf('adjustedEbitda') : null,
        sde: asReported ? figureOf('sde') : null,
      },
    },
    adjustments: sums.flatMap(({ item, ...sum }) => {
      const one = shown.get(item.id);
      if (!one) return [];
      const mayContest =
        buyer === null
          ? 'court-own-room'
          : room.closed_at !== null
            ? 'room-closed'
            : sum.claimed <= 0
              ? 'court-not-raising'
              : contested.has(item.id)
                ? 'court-contested'
                : true;
      return [{ ...one, ...sum, mayContest, figure: sum.claimed === item.amount ? figureOf(item.id) : null }];
    }),
  };
}

/** Those whose side has no access any more are left out. */
export async function contestsForCpa(reading: Reading): Promise<AnswerOf<typeof listCpaContests>> {
  const address = await confirmedAddress(reading.db, signedIn(reading.actor).personId);
  if (address === null) return { items: [] };
  const rows = await contestsOfCpa(reading.db, address.toLowerCase(), most.ofCpa);
  const all = await cpasOf(reading.db, idsOf(rows));
  const standing = standingReader(reading);
  const items: ContestView[] = [];
  for (const row of rows) {
    const cpas = all.filter(({ contest_id }) => contest_id === row.id);
    const own = await unlessRefused(standing(row, cpas));
    if (own?.party === 'cpa') items.push(contestViewOf(row, own, cpas));
  }
  return { items };
}

async function unlessRefused<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
}

export async function getContest(reading: Reading, id: string): Promise<AnswerOf<typeof oneContract>> {
  const row = await findContest(reading.db, id);
  if (!row) throw new Refused('not-found');
  const standing = await standingOf(reading, row);
  const cpas = await cpasOf(reading.db, [id]);
  return {
    contest: contestViewOf(row, standing, cpas),
    entries: await entriesOf(reading, row, standing.docket),
  };
}

/** Of the books that the report was written from, and chosen by then. Before the names an entry has its canonical account and no words. */
async function entriesOf(
  { db }: Reading,
  { adjustment_id }: ContestRow,
  docket: Docket | null,
): Promise<AnswerOf<typeof oneContract>['entries']> {
  const claimed = docket?.items.some(({ id }) => id === adjustment_id);
  if (!docket || !claimed || !isShown('monthly', docket.shows)) return { total: null, items: [] };
  const { reviewId, dataset, from, to, report } = docket;
  const span = { first: from, last: to, until: report.made_at };
  const asked = { reviewId, dataset, id: adjustment_id, ...span };
  const rows = await rowsOfAdjustment(db, { ...asked, after: null, limit: most.entries + 1 });
  const named = isShown('names', docket.shows);
  return {
    total: rows.length > most.entries ? null : rows.length,
    items: rows.slice(0, most.entries).map(({ day, code, path, amount, name, memo }) => ({
      ...{ day, amount: cents(Number(amount)) },
      account: named ? shownText(path) : ledgerAccount(storedCode(code)).label,
      name: named ? shownText(name) : null,
      memo: named ? shownText(memo) : null,
    })),
  };
}
