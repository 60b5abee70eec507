import { isDeepStrictEqual } from 'node:util';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import { signedIn } from '#platform/signed-in.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type { putAnswer as contract } from '../contract.ts';
import { answerFault } from '../domain/answer-fault.ts';
import type { Answer, GivenAnswer } from '../domain/answers.ts';
import type { BesideFact, QuestionKey } from '../domain/question.ts';
import { questions } from '../domain/questions.ts';
import { findAnswer, nextAnswerVersion, papersBehind, removeAnswer, writeAnswer } from './answer-store.ts';
import { answerViewOf } from './answer-view.ts';
import { storedAnswer } from './check-answers.ts';
import { holdCheck } from './open-check.ts';
import { questionsOf } from './sections-of.ts';

type Sent = InputOf<typeof contract>['body'];

/** Answers a question or withdraws the answer. Idempotent: repeating a change does nothing. */
export function putAnswer(work: Work, input: InputOf<typeof contract>): Promise<AnswerOf<typeof contract>> {
  return giveAnswer(work, input, false);
}

/** `byBooks`: the answer was taken from the books, which then document it. */
export async function giveAnswer(
  work: Work,
  { params, body }: InputOf<typeof contract>,
  byBooks: boolean,
): Promise<AnswerOf<typeof contract>> {
  const check = await holdCheck(work, params.id);
  const { question } = body;
  if (!questionsOf(check).has(question)) throw new Refused('not-found');
  const answer = answerIn(body);
  const fault = answer && answerFault(question, answer);
  if (fault) throw new Refused('invalid-fields', { fields: { [fault.field]: [fault.words] } });
  const before = await findAnswer(work.db, check.id, question);
  const stands = before ? storedAnswer(before) : null;
  const same = isSame(stands, answer);
  const version = before?.version ?? 0;
  if (!same && version !== body.version) throw new Refused('stale', { version });
  if (!same || (byBooks && !before?.by_books)) await write(work, check.id, question, answer, byBooks);
  return { answer: await viewNow(work, check.id, question) };
}

async function write(
  work: Work,
  checkId: string,
  question: QuestionKey,
  answer: Answer | null,
  byBooks: boolean,
): Promise<void> {
  const version = await nextAnswerVersion(work.db, checkId);
  if (answer === null) await removeAnswer(work.db, checkId, question);
  else
    await writeAnswer(work.db, {
      ...columnsOf(answer),
      by_books: byBooks,
      check_id: checkId,
      question,
      answered_by: signedIn(work.actor).personId,
      answered_at: work.now,
      version,
    });
  // Omits the answer, because the audit log has more readers than the check.
  await work.audit({
    action: 'check-answered',
    subject: { type: 'health-check', id: checkId },
    detail: { question, state: answer?.state ?? 'open' },
  });
  await work.emit({ kind: 'check-changed', checkId });
}

async function viewNow(work: Work, checkId: string, question: QuestionKey) {
  const row = await findAnswer(work.db, checkId, question);
  return row ? answerViewOf(row, await papersBehind(work.db, checkId, question), work.actor) : null;
}

function answerIn({ question, state, value, ...facts }: Sent): Answer | null {
  if (state === 'open') return null;
  if (state !== 'given') return { state };
  const asked = questions[question];
  const fact = asked.kind === 'choice' ? undefined : asked.beside?.fact;
  const beside = fact === undefined ? {} : { [fact]: facts[fact] };
  return { state, value: value ?? '', evidenced: false, ...beside };
}

function isSame(stands: Answer | null, sent: Answer | null): boolean {
  return isDeepStrictEqual(stands && columnsOf(stands), sent && columnsOf(sent));
}

const facts = ['benchmarked', 'lossYear', 'reviews', 'locationDependent'] as const satisfies BesideFact[];

function columnsOf(answer: Answer) {
  if (answer.state !== 'given') return { state: answer.state, number: null, choice: null, beside: '{}' };
  const { value } = answer;
  return {
    state: answer.state,
    number: typeof value === 'number' ? value : null,
    choice: typeof value === 'string' ? value : null,
    beside: JSON.stringify(besideOf(answer)),
  };
}

function besideOf(answer: GivenAnswer): Record<string, unknown> {
  return Object.fromEntries(
    facts.flatMap((fact) => (answer[fact] === undefined ? [] : [[fact, answer[fact]]])),
  );
}
