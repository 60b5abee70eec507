import { z } from 'zod';
import { type Actor, isPerson } from '#kernel/actor.ts';
import { fullName } from '#kernel/person-name.ts';
import { storedWord } from '#kernel/stored-word.ts';
import type { Reading } from '#platform/context.ts';
import type { AnswerOf } from '#wire/endpoint.ts';
import type { May } from '#wire/may.ts';
import { type CommentView, mostComments } from '../comment-shapes.ts';
import { type CommentSide, commentRefusal, commentSides, commentStates } from '../domain/report-comments.ts';
import { changesAt, figuresAt, placeParts, type ReportPlace } from '../domain/report-places.ts';
import { signingRefusal } from '../domain/sign-off.ts';
import { withoutDocumentChanges } from '../domain/support-table.ts';
import type { getReportComments as contract } from '../reviewer-contract.ts';
import { type CommentRow, commentsOf, type RemarkRow, remarksOf } from './comment-store.ts';
import { readsNamesOfComments } from './read-by.ts';
import { signOffViews } from './read-reports.ts';
import { type SeenReport, seeReport } from './report-sight.ts';
import { newestReport } from './report-store.ts';
import { changedIn, signedReports, storedReport } from './said-report.ts';
import { signOffsOf, withdrawnOf } from './sign-off-store.ts';

const mostWithdrawn = 20;

export const stateOf = storedWord(commentStates, 'state of a comment');
const partOf = storedWord(placeParts, 'part of a report');
const sideOf = storedWord(commentSides, 'side of a comment');
const storedFigures = z.array(z.object({ column: z.string(), value: z.string() }));

const placeOf = ({ chapter, part, caption, label, nth }: CommentRow): ReportPlace => ({
  ...{ chapter, part: partOf(part), caption, label, nth },
});

export async function getReportComments(reading: Reading, id: string): Promise<AnswerOf<typeof contract>> {
  const seen = await seeReport(reading, id);
  const { row, sight } = seen;
  const standing = await stageStanding(reading, seen);
  const rows = await commentsOf(reading.db, {
    ...{ reviewId: row.review_id, stage: row.stage, limit: mostComments },
  });
  const remarks = await remarksOf(
    reading.db,
    rows.map((one) => one.id),
  );
  const report = storedReport(row);
  const namesShown = await readsNamesOfComments(reading, row);
  const signed = (await signedReports(reading.db, row.review_id, [row])).get(id);
  const mine = signed?.signOffs.find(({ by }) => isPerson(reading.actor, by));
  const open = rows.filter(({ state }) => state !== 'resolved').length;
  const own = { ...standing, final: row.final, open };
  const only = <Refusal extends string>(refusal: Refusal | null) =>
    sight.side === 'reviewer' ? (refusal ?? true) : 'not-your-move';
  return {
    side: sight.side,
    open,
    comments: rows.map((one) => ({
      ...viewOf(one, sideOn(one, sight.side, reading.actor), standing.signedOff),
      changes: changesOf(one, report, namesShown),
      remarks: remarks.filter((said) => said.comment_id === one.id).map((said) => remarkOf(said, sight.side)),
    })),
    changed: signed?.changed ?? (await changedIn(reading.db, row)),
    signOffs: signed ? signOffViews(signed) : [],
    ownSignOff: mine?.id ?? null,
    withdrawn: (await withdrawnOf(reading.db, id, mostWithdrawn)).flatMap((one) =>
      one.withdrawn_at === null
        ? []
        : [
            {
              name: one.name,
              signedAt: one.signed_at.toISOString(),
              withdrawnAt: one.withdrawn_at.toISOString(),
              reason: one.reason ?? '',
            },
          ],
    ),
    may: {
      comment: only(commentingRefusal({ ...standing, all: rows.length })),
      sign: only(signingRefusal(own)),
    },
  };
}

export type StageStanding = { newest: boolean; signedOff: boolean };

/** Whether a report is the newest of its stage, and whether the asker signed that one off. */
export async function stageStanding(
  { db, actor }: Pick<Reading, 'db' | 'actor'>,
  { row }: SeenReport,
): Promise<StageStanding> {
  const newest = await newestReport(db, row.review_id, row.stage);
  const signOffs = await signOffsOf(db, newest ? [newest.id] : []);
  const signedOff = signOffs.some(({ person_id }) => isPerson(actor, person_id));
  return { newest: newest?.id === row.id, signedOff };
}

/** A comment is moved by its own reviewer: no other one knows whether an answer settles it. */
export function sideOn(
  { author_id }: Pick<CommentRow, 'author_id'>,
  side: CommentSide | null,
  actor: Actor,
): CommentSide | null {
  return side === 'reviewer' && !isPerson(actor, author_id) ? null : side;
}

/** Why no comment can be added to a report; `null`: one can. `all`: those of its stage. */
export function commentingRefusal({
  newest,
  signedOff,
  all,
}: StageStanding & { all: number }): 'report-not-newest' | 'report-signed-off' | 'comments-full' | null {
  if (!newest) return 'report-not-newest';
  if (signedOff) return 'report-signed-off';
  return all >= mostComments ? 'comments-full' : null;
}

function changesOf(
  row: CommentRow,
  report: Parameters<typeof figuresAt>[0],
  namesShown: boolean,
): CommentView['changes'] {
  const now = figuresAt(report, placeOf(row));
  const changes = now && changesAt(storedFigures.parse(row.was), now);
  return namesShown ? changes : changes && withoutDocumentChanges(row, changes);
}

function viewOf(row: CommentRow, side: CommentSide | null, signedOff: boolean) {
  const state = stateOf(row.state);
  const may = (to: CommentView['state']): May =>
    side === null ? 'not-your-move' : (commentRefusal({ state, signedOff }, to, side, 'said') ?? true);
  return {
    ...{ id: row.id, place: placeOf(row), state, version: row.version, reportNumber: row.report_number },
    may: { answered: may('answered'), resolved: may('resolved'), open: may('open') },
  };
}

/** A reviewer does not learn the names of the seller’s people. */
function remarkOf(row: RemarkRow, side: CommentSide | null): CommentView['remarks'][number] {
  const by = sideOf(row.by);
  const shown = (by === 'reviewer' || side !== 'reviewer') && row.first_name !== null;
  return {
    by,
    name: shown ? fullName(row.first_name ?? '', row.last_name ?? '') : null,
    ...{ state: stateOf(row.state), words: row.words, at: row.said_at.toISOString() },
  };
}
