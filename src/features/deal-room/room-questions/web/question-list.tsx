import type { ComponentProps, ReactNode } from 'react';
import { PagedList } from '#kit/tables/PagedList.tsx';
import type { QuestionView } from '../contract.ts';
import type { Desk } from './question-actions.tsx';
import { QuestionCard } from './question-card.tsx';

type Props = {
  query: ComponentProps<typeof PagedList<QuestionView>>['query'];
  desk: Desk;
  empty: ReactNode;
};

export function QuestionList({ query, desk, empty }: Props) {
  return (
    <PagedList query={query} what="questions" more="Load older questions" empty={empty}>
      {(items) => (
        <ul className="flex flex-col gap-4">
          {items.map((question) => (
            <li key={question.id}>
              <QuestionCard question={question} desk={desk} />
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  );
}
