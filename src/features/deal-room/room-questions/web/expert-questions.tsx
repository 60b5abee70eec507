import { useInfiniteQuery } from '@tanstack/react-query';
import { EmptyState } from '#kit/ui/EmptyState.tsx';
import { PageHeader } from '#kit/ui/PageHeader.tsx';
import { routedQuestions } from './queries.ts';
import { QuestionList } from './question-list.tsx';

export function ExpertQuestions() {
  const questions = useInfiniteQuery(routedQuestions);
  return (
    <>
      <PageHeader
        title="Questions for you"
        lead="A seller asked you to draft answers to a buyer’s questions. The seller reviews each one before any buyer sees it."
      />
      <QuestionList
        query={questions}
        desk={null}
        empty={
          <EmptyState title="No questions for you.">
            Questions that a seller assigns to your confirmed email address appear here.
          </EmptyState>
        }
      />
    </>
  );
}
