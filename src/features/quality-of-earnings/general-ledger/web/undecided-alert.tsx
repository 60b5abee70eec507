import { useQuery } from '@tanstack/react-query';
import { counted } from '#kernel/counts.ts';
import { paths } from '#kit/paths.ts';
import { Alert } from '#kit/ui/Alert.tsx';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { figuresQuery } from './queries.ts';

/** Above every figure of the books: accounts that are not placed yet are in none of them. */
export function UndecidedAlert({ reviewId }: { reviewId: string }) {
  const { data } = useQuery(figuresQuery(reviewId));
  const accounts = data?.undecided.accounts ?? 0;
  if (accounts === 0) return null;
  return (
    <Alert
      tone="warning"
      title={counted(accounts, 'account is in no figure', 'accounts are in no figure')}
      action={
        <LinkButton variant="secondary" size="small" to={paths.earningsReview(reviewId, 'accounts')}>
          Decide
        </LinkButton>
      }
    >
      Until someone says where they belong, these figures are not whole.
    </Alert>
  );
}
