import type { Reading } from '#platform/context.ts';
import { decodeCursor, toPage } from '#platform/db/cursor.ts';
import { signedIn } from '#platform/signed-in.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type { getCheck as getContract, listChecks as listContract } from '../contract.ts';
import type { Answers } from '../domain/answers.ts';
import { scoreCheck } from '../domain/score.ts';
import { answersOfMany } from './check-answers.ts';
import { listCheckRows } from './check-store.ts';
import { asOpen, type OpenCheck, openCheck } from './open-check.ts';
import type { BooksOnAnswers } from './read-score.ts';

export async function getCheck(reading: Reading, id: string): Promise<AnswerOf<typeof getContract>> {
  return headOf(await openCheck(reading, id));
}

export async function listChecks(
  reading: Reading,
  { query: { after, size } }: InputOf<typeof listContract>,
  books: BooksOnAnswers,
): Promise<AnswerOf<typeof listContract>> {
  const { personId } = signedIn(reading.actor);
  const cursor = after ? decodeCursor(after) : null;
  const rows = await listCheckRows(reading.db, { personId, now: reading.now }, cursor, size + 1);
  const { items, next } = toPage(
    rows,
    size,
    (row) => ({ at: row.created_at, id: row.id }),
    (row) => asOpen(row, reading.actor),
  );
  const checks = items.filter((check) => check !== null);
  const answers = await answersOfMany(
    reading.db,
    checks.map(({ id }) => id),
  );
  const scored = checks.filter(({ side }) => side !== 'helper');
  const known = await books.known(reading.db, new Map(scored.map(({ id }) => [id, answers.get(id) ?? {}])));
  return {
    items: checks.map((check) => lineOf(check, { ...answers.get(check.id), ...known.get(check.id) })),
    next,
  };
}

function lineOf(check: OpenCheck, answers: Answers) {
  const { claimed, evidenced } = scoreCheck(answers);
  const own = check.sections.map((key) => claimed.sections[key]);
  return {
    ...headOf(check),
    answered: own.reduce((sum, { answered }) => sum + answered, 0),
    applicable: own.reduce((sum, { applicable }) => sum + applicable, 0),
    score: check.side === 'helper' ? null : { claimed: claimed.overall, evidenced: evidenced.overall },
  };
}

function headOf({ ownerId, tradeRowId, orderId, createdAt, sections, ...check }: OpenCheck) {
  return {
    ...check,
    createdAt: createdAt.toISOString(),
    sections: [...sections],
    ordered: orderId !== null,
    orderId: check.side === 'owner' ? orderId : null,
  };
}
