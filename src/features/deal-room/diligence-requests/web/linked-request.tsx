import { useQuery } from '@tanstack/react-query';
import { Alert } from '#kit/ui/Alert.tsx';
import { FailureAlert } from '#kit/ui/FailureAlert.tsx';
import { requestQuery } from './queries.ts';
import type { Desk } from './request-actions.tsx';
import { RequestCard } from './request-card.tsx';

/** The request that a notice leads to, above the list: there it may be on a later page. */
export function LinkedRequest({ id, desk }: { id: string; desk: Desk }) {
  const { data, error } = useQuery(requestQuery(id));
  if (error) return <FailureAlert title="The request could not be loaded." error={error} />;
  if (data === undefined) return null;
  if (data === null) return <Alert title="This request is no longer assigned or open to you" />;
  return <RequestCard request={data} desk={desk} />;
}
