import type { ComponentProps, ReactNode } from 'react';
import { PagedList } from '#kit/tables/PagedList.tsx';
import { useLinkedId } from '#kit/use-linked-id.ts';
import type { QuestionView } from '../contract.ts';
import { LinkedQuestion } from './linked-question.tsx';
import type { Desk } from './question-actions.tsx';
import { QuestionCard } from './question-card.tsx';

type Props = {
  query: ComponentProps<typeof PagedList<QuestionView>>['query'];
  desk: Desk;
  empty: ReactNode;
};

/** Begins with the question that the URL names. */
export function QuestionList({ query, desk, empty }: Props) {
  const linked = useLinkedId('question');
  return (
    <>
      {linked && <LinkedQuestion id={linked} desk={desk} />}
      <PagedList query={query} what="questions" more="Load older questions" empty={empty}>
        {(items) => (
          <ul className="flex flex-col gap-4">
            {items
              .filter(({ id }) => id !== linked)
              .map((question) => (
                <li key={question.id}>
                  <QuestionCard question={question} desk={desk} />
                </li>
              ))}
          </ul>
        )}
      </PagedList>
    </>
  );
}
