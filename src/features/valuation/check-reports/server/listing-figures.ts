import {
  type ListingNumbers,
  listingNumbers,
} from '#features/marketplace/listings/server/listing-numbers.ts';
import { checkIdOf } from '#features/valuation/health-check/server/check-of-business.ts';
import { isPerson } from '#kernel/actor.ts';
import { cents } from '#kernel/money.ts';
import { Refused } from '#kernel/refusal.ts';
import { storedWord } from '#kernel/stored-word.ts';
import type { Reading, Work } from '#platform/context.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type { linkFigure as linkContract, listFigures as listContract } from '../contract.ts';
import { figureState, isListingField, listingFields } from '../domain/listing-figure.ts';
import { figureKeys, type ReportNumbers } from '../domain/report.ts';
import { type FigureRow, figuresOf, writeFigure } from './figure-store.ts';
import { numbersNow } from './report-of-check.ts';
import { findReport, newestReport } from './report-store.ts';
import { headView, storedReport } from './stored-report.ts';

/** For the owner: which figures of a listing came from the health check, and whether its books still agree. */
export async function listFigures(
  reading: Pick<Reading, 'actor' | 'db'>,
  listingId: string,
): Promise<AnswerOf<typeof listContract>> {
  const listing = await ownListing(reading, listingId);
  const rows = await figuresOf(reading.db, listingId);
  const checkId = await checkIdOf(reading.db, listing.businessId);
  const newest = checkId === null ? undefined : await newestReport(reading.db, checkId);
  const compared = rows.length > 0 || !newest;
  const now = compared && checkId !== null ? await numbersNow(reading.db, checkId) : null;
  return {
    figures: rows.map((row) => figureView(row, listing, now)),
    offered: newest ? { ...headView(newest), numbers: storedReport(newest).numbers } : null,
    unreported: newest ? null : unreportedView(checkId, now, listing),
  };
}

function unreportedView(checkId: string | null, numbers: ReportNumbers | null, listing: ListingNumbers) {
  const known = numbers !== null && Object.values(listingFields).some((figure) => numbers[figure] !== null);
  return checkId !== null && known ? { checkId, numbers, listed: listing.numbers } : null;
}

/** Records that a figure of the listing comes from a report. The listing must already have that figure. */
export async function linkFigure(
  work: Work,
  { params, body: { field, reportId } }: InputOf<typeof linkContract>,
): Promise<AnswerOf<typeof linkContract>> {
  const listing = await ownListing(work, params.id);
  const report = await findReport(work.db, reportId);
  const checkId = await checkIdOf(work.db, listing.businessId);
  if (!report || report.check_id !== checkId) throw new Refused('not-found');
  const figure = listingFields[field];
  const value = storedReport(report).numbers[figure];
  if (value === null || listing.numbers[field] !== value) throw new Refused('figure-differs');
  await writeFigure(work.db, {
    listing_id: params.id,
    field,
    report_id: reportId,
    figure,
    value_cents: value,
    taken_at: work.now,
  });
  await work.audit({
    action: 'listing-figure-linked',
    subject: { type: 'listing', id: params.id },
    detail: { field, reportId },
  });
  return listFigures(work, params.id);
}

async function ownListing({ actor, db }: Pick<Reading, 'actor' | 'db'>, id: string): Promise<ListingNumbers> {
  const listing = await listingNumbers(db, id);
  if (!listing || !isPerson(actor, listing.ownerId)) throw new Refused('not-found');
  return listing;
}

const storedField = storedWord(Object.keys(listingFields).filter(isListingField), 'field of a listing');
const storedFigure = storedWord(figureKeys, 'figure');

function figureView(row: FigureRow, { numbers }: ListingNumbers, now: ReportNumbers | null) {
  const [field, figure] = [storedField(row.field), storedFigure(row.figure)];
  const taken = cents(row.value_cents);
  const current = now?.[figure] ?? null;
  return {
    field,
    state: figureState({ taken, listed: numbers[field], now: current }),
    reportId: row.report_id,
    reportNumber: row.report_number,
    takenAt: row.taken_at.toISOString(),
    was: taken,
    now: current,
  };
}
