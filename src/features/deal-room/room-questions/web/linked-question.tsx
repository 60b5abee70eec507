import { useQuery } from '@tanstack/react-query';
import { Alert } from '#kit/ui/Alert.tsx';
import { FailureAlert } from '#kit/ui/FailureAlert.tsx';
import { questionQuery } from './queries.ts';
import type { Desk } from './question-actions.tsx';
import { QuestionCard } from './question-card.tsx';

/** The question that a notice leads to, above the list: there it may be on a later page. */
export function LinkedQuestion({ id, desk }: { id: string; desk: Desk }) {
  const { data, error } = useQuery(questionQuery(id));
  if (error) return <FailureAlert title="The question could not be loaded." error={error} />;
  if (data === undefined) return null;
  if (data === null) return <Alert title="This question is no longer assigned or open to you" />;
  return <QuestionCard question={data} desk={desk} />;
}
