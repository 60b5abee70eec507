import { storedStage } from '#features/quality-of-earnings/databook/server/stored-databook.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Reading } from '#platform/context.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import { type KeptFigure, mayOpen } from '../domain/figure-origins.ts';
import type { Origins } from '../domain/traced-report.ts';
import { type getReportFigure as contract, storedOrigins } from '../figure-contract.ts';
import { linesBehindFigure, noLines, type Page } from './lines-behind.ts';
import { type SeenReport, seeReport } from './report-sight.ts';
import { type Shows, shownLine } from './shown-line.ts';
import { typedRow } from './typed-store.ts';

type Answer = AnswerOf<typeof contract>;

/** People of the review see the books themselves; readers outside it what the stage of the report shows. */
export function showsTo({ row, sight }: SeenReport): Shows {
  return sight.side === 'reviewer'
    ? { stage: storedStage(row.stage), own: false }
    : { stage: 'names', own: true };
}

const keptOrigins = ({ origins }: SeenReport['row']): Origins =>
  origins === null ? { places: {}, figures: {} } : storedOrigins.parse(origins);

/** The figure at each place of a report that its reader may open. */
export function openFigures(seen: SeenReport): Record<string, string> {
  const { places, figures } = keptOrigins(seen.row);
  const { stage } = showsTo(seen);
  return Object.fromEntries(
    Object.entries(places).filter(([, key]) => {
      const figure = figures[key];
      return figure !== undefined && mayOpen(figure, stage);
    }),
  );
}

/** Of the version of the books that the report was written from. Throws Refused('not-found'). */
export async function getReportFigure(
  reading: Reading,
  { params: { id }, query: { figure: key, ...page } }: InputOf<typeof contract>,
): Promise<Answer> {
  const seen = await seeReport(reading, id);
  const { figures } = keptOrigins(seen.row);
  const shows = showsTo(seen);
  const figure = figures[key];
  if (!figure || !mayOpen(figure, shows.stage)) throw new Refused('not-found');
  const { label, cents, behind } = figure;
  return {
    ...{ label, cents, kind: behind.kind, dataset: seen.row.dataset },
    ...partsOf(behind, figures, shows),
    partly: isPartly(figure),
    ...(await linesOf(reading, seen, { figure, shows, page })),
    typed: await typedIn(reading, seen, { figure, shows }),
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

type Asked = { figure: KeptFigure; shows: Shows };

async function linesOf(
  { db }: Reading,
  { row }: SeenReport,
  { figure: { behind }, shows, page }: Asked & { page: Page },
): Promise<Pick<Answer, 'total' | 'items' | 'next'>> {
  if (behind.kind === 'parts' || behind.kind === 'typed') return noLines;
  const report = { reviewId: row.review_id, dataset: row.dataset, madeAt: row.made_at };
  const found = await linesBehindFigure(db, report, behind, page);
  return { ...found, items: found.items.map((line) => shownLine(line, shows)) };
}

/** Who typed it is for people of the review: readers outside it learn when. */
async function typedIn(
  { db }: Reading,
  { row }: SeenReport,
  { figure: { behind }, shows }: Asked,
): Promise<Answer['typed']> {
  if (behind.kind !== 'typed') return null;
  const typed = await typedRow(db, row.review_id, behind.by);
  return typed ? { at: typed.at.toISOString(), by: shows.own ? typed.by : null } : null;
}
