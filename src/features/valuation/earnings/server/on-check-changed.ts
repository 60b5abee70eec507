import { answersByBooks, letBooksGo } from '#features/valuation/health-check/server/books-behind.ts';
import type { DomainEventOf } from '#kernel/domain-event.ts';
import type { Work } from '#platform/context.ts';
import { besideBooks, derivedKeys } from '../domain/derived-answers.ts';
import { derivedAnswersOf } from './recast-of.ts';

/** The books stop documenting an answer once they differ from it or no file supports it. */
export async function onCheckChanged(work: Work, { checkId }: DomainEventOf<'check-changed'>): Promise<void> {
  const backed = await answersByBooks(work.db, checkId);
  if (backed.length === 0) return;
  const derived = await derivedAnswersOf(work.db, checkId);
  const gone = backed.filter(({ question, answer }) => {
    const key = derivedKeys.find((one) => one === question);
    const says = key ? derived[key] : null;
    return !says?.documented || besideBooks(answer, says) === 'differs';
  });
  await letBooksGo(
    work.db,
    checkId,
    gone.map(({ question }) => question),
  );
}
