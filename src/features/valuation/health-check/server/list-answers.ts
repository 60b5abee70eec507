import type { Reading } from '#platform/context.ts';
import type { AnswerOf } from '#wire/endpoint.ts';
import type { listAnswers as contract } from '../contract.ts';
import { answerRows, papersBehind } from './answer-store.ts';
import { answerViewOf } from './answer-view.ts';
import { openCheck } from './open-check.ts';
import { questionsOf } from './sections-of.ts';

export async function listAnswers(reading: Reading, checkId: string): Promise<AnswerOf<typeof contract>> {
  const check = await openCheck(reading, checkId);
  const asked = questionsOf(check);
  const rows = await answerRows(reading.db, check.id);
  const papers = rows.length === 0 ? [] : await papersBehind(reading.db, check.id);
  return {
    answers: rows
      .filter(({ question }) => asked.has(question))
      .map((row) => answerViewOf(row, papers, reading.actor)),
  };
}
