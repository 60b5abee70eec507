import { storedStage } from '#features/quality-of-earnings/databook/server/stored-databook.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Reader, Reading } from '#platform/context.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import { type KeptFigure, mayOpen, type TypedBy } from '../domain/figure-origins.ts';
import type { Origins } from '../domain/traced-report.ts';
import { type getReportFigure as contract, storedOrigins } from '../figure-contract.ts';
import { linesBehindFigure, type Page } from './lines-behind.ts';
import { type SeenReport, seeReport } from './report-sight.ts';
import { figureWithParts, originsOf } from './report-store.ts';
import { type Shows, shownLine } from './shown-line.ts';
import { typedRow } from './typed-store.ts';

type Answer = AnswerOf<typeof contract>;

/** People of the review see the books themselves; readers outside it what the stage of the report shows. */
export function showsTo({ row, sight }: SeenReport): Shows {
  return sight.side === 'reviewer'
    ? { stage: storedStage(row.stage), own: false }
    : { stage: 'names', own: true };
}

type OfReport = { id: string; review_id: string; dataset: number; made_at: Date };

/** The figure at each place of a report that a reader may open, and of those that have a name. */
export async function openFigures(
  db: Reader,
  report: Pick<OfReport, 'id'>,
  { stage }: Pick<Shows, 'stage'>,
): Promise<Record<string, string>> {
  const origins = await originsOf(db, report.id);
  if (origins === null) return {};
  const { places, figures } = storedOrigins.parse(origins);
  return Object.fromEntries(
    Object.entries(places).filter(([, key]) => {
      const figure = figures[key];
      return figure !== undefined && mayOpen(figure, stage);
    }),
  );
}

/** Throws Refused('not-found'). */
export async function getReportFigure(
  reading: Reading,
  { params: { id }, query }: InputOf<typeof contract>,
): Promise<Answer> {
  const seen = await seeReport(reading, id);
  return figureBehind(reading.db, seen.row, { shows: showsTo(seen), ...query });
}

type Asked = Page & { shows: Shows; figure: string };

/** Of the version of the books that a report was written from, for later features too. Throws Refused('not-found'). */
export async function figureBehind(
  db: Reader,
  row: OfReport,
  { shows, figure: key, ...page }: Asked,
): Promise<Answer> {
  const figures = storedOrigins.shape.figures.parse(await figureWithParts(db, row.id, key));
  const figure = figures[key];
  if (!figure || !mayOpen(figure, shows.stage)) throw new Refused('not-found');
  const { label, cents, behind } = figure;
  return {
    ...{ label, cents, kind: behind.kind, dataset: row.dataset },
    ...partsOf(behind, figures, shows),
    partly: isPartly(figure),
    ...(await linesOf(db, row, { figure, shows, page })),
  };
}

/** What a finding is about is worked out from its lines by its rule, which is no sum. */
function isPartly({ behind, cents }: KeptFigure): boolean {
  if (behind.kind === 'ledger' || behind.kind === 'adjustment') return behind.partly;
  return behind.kind === 'finding' || (behind.kind === 'schedule' && cents !== null);
}

function partsOf(
  behind: KeptFigure['behind'],
  figures: Origins['figures'],
  { stage }: Shows,
): Pick<Answer, 'how' | 'parts'> {
  if (behind.kind !== 'parts') return { how: null, parts: [] };
  return {
    how: behind.how,
    parts: behind.parts.flatMap(({ sign, of }) => {
      const part = figures[of];
      if (!part) return [];
      const { label, cents } = part;
      return [{ figure: mayOpen(part, stage) ? of : null, label, sign, cents }];
    }),
  };
}

type Found = Pick<Answer, 'total' | 'items' | 'next' | 'typed' | 'now'>;
const nothing: Found = {
  ...{ total: { value: 0, rows: 0, before: null }, items: [], next: null },
  ...{ typed: null, now: 'same' },
};

async function linesOf(
  db: Reader,
  row: OfReport,
  { figure: { behind, cents }, shows, page }: { figure: KeptFigure; shows: Shows; page: Page },
): Promise<Found> {
  if (behind.kind === 'parts') return nothing;
  if (behind.kind === 'typed') return typedIn(db, row, { by: behind.by, shows });
  const { review_id: reviewId, dataset, made_at: madeAt } = row;
  const of = { reviewId, dataset, madeAt, outside: !shows.own };
  const found = await linesBehindFigure(db, of, behind, page);
  if (!found) return { ...nothing, now: 'gone' };
  const { amounts, items, ...lines } = found;
  const now = cents === null || amounts === null || amounts.includes(cents) ? 'same' : 'changed';
  // What came after the report is the seller's until they publish it. Of an adjustment only lines of then are read.
  if (of.outside && now === 'changed' && behind.kind !== 'adjustment') return { ...nothing, now };
  return {
    ...lines,
    items: items.map((line) => shownLine(line, shows)),
    typed: null,
    now,
  };
}

/** Who typed it is for people of the review: readers outside it learn when. */
async function typedIn(
  db: Reader,
  { review_id, made_at }: OfReport,
  { by, shows }: { by: TypedBy; shows: Shows },
): Promise<Found> {
  const typed = await typedRow(db, review_id, by);
  if (!typed) return { ...nothing, now: 'gone' };
  return {
    ...nothing,
    typed: { at: typed.at.toISOString(), by: shows.own ? typed.by : null },
    now: typed.at > made_at ? 'changed' : 'same',
  };
}
