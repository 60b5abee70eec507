import { useInfiniteQuery } from '@tanstack/react-query';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { PageHeader } from '#web/ui/PageHeader.tsx';
import { routedQuestions } from './queries.ts';
import { QuestionList } from './question-list.tsx';

/** Questions that sellers put to the reader as an expert. */
export function ExpertQuestions() {
  const questions = useInfiniteQuery(routedQuestions);
  return (
    <>
      <PageHeader
        title="Questions for you"
        lead="A seller asks you to draft the answer to a buyer's question. It is approved by the seller before anybody reads it."
      />
      <QuestionList
        query={questions}
        desk={null}
        empty={
          <EmptyState title="Nothing waits for you.">
            Questions stand here that a seller puts to your email address, once it is confirmed.
          </EmptyState>
        }
      />
    </>
  );
}
