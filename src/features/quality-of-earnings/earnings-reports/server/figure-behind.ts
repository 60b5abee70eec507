import { storedStage } from '#features/quality-of-earnings/databook/server/stored-databook.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Reader, Reading } from '#platform/context.ts';
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

type WithOrigins = { review_id: string; dataset: number; made_at: Date; origins: unknown };

const keptOrigins = ({ origins }: Pick<WithOrigins, 'origins'>): Origins =>
  origins === null ? { places: {}, figures: {} } : storedOrigins.parse(origins);

/** The figure at each place of a report that a reader may open, and of those that have a name. */
export function openFigures(row: WithOrigins, { stage }: Pick<Shows, 'stage'>): Record<string, string> {
  const { places, figures } = keptOrigins(row);
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
  row: WithOrigins,
  { shows, figure: key, ...page }: Asked,
): Promise<Answer> {
  const { figures } = keptOrigins(row);
  const figure = figures[key];
  if (!figure || !mayOpen(figure, shows.stage)) throw new Refused('not-found');
  const { label, cents, behind } = figure;
  return {
    ...{ label, cents, kind: behind.kind, dataset: row.dataset },
    ...partsOf(behind, figures, shows),
    partly: isPartly(figure),
    ...(await linesOf(db, row, { behind, shows, page })),
    typed: await typedIn(db, row, { behind, shows }),
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

type Opening = { behind: KeptFigure['behind']; shows: Shows };

async function linesOf(
  db: Reader,
  { review_id: reviewId, dataset, made_at: madeAt }: WithOrigins,
  { behind, shows, page }: Opening & { page: Page },
): Promise<Pick<Answer, 'total' | 'items' | 'next'>> {
  if (behind.kind === 'parts' || behind.kind === 'typed') return noLines;
  const found = await linesBehindFigure(db, { reviewId, dataset, madeAt }, behind, page);
  return { ...found, items: found.items.map((line) => shownLine(line, shows)) };
}

/** Who typed it is for people of the review: readers outside it learn when. */
async function typedIn(
  db: Reader,
  { review_id }: WithOrigins,
  { behind, shows }: Opening,
): Promise<Answer['typed']> {
  if (behind.kind !== 'typed') return null;
  const typed = await typedRow(db, review_id, behind.by);
  return typed ? { at: typed.at.toISOString(), by: shows.own ? typed.by : null } : null;
}
