import { useQuery } from '@tanstack/react-query';
import { useCounts } from '#features/inbox/notifications/web/use-counts.ts';
import { readProgress } from '#features/marketplace/businesses/web/onboarding-progress.ts';
import { useAuth } from '#kit/auth/auth-context.ts';
import { todosBeside, todosFound } from '#site/dashboard/domain/todos.ts';
import { needsQuery } from '#site/dashboard/web/queries.ts';
import type { AppLink } from './app-links.ts';
import { NavCount } from './NavCount.tsx';

type Props = { counted: NonNullable<AppLink['counted']>; collapsed: boolean };

/** The list is read more often where it is shown. A notification has it read again everywhere. */
const seldom = 5 * 60_000;

/** As many as the to-do list has rows, from the same answer. */
export function TodoCount(props: Props) {
  const { user } = useAuth();
  const { messages = 0 } = useCounts();
  const { data } = useQuery({
    ...needsQuery(),
    enabled: user !== null,
    refetchInterval: seldom,
    staleTime: seldom,
  });
  if (!data || !user) return null;
  const onboardingOpen = readProgress(user.id) !== null;
  const { emailVerified } = user;
  return (
    <NavCount
      {...props}
      count={todosFound(data) + todosBeside({ messages, onboardingOpen, emailVerified })}
    />
  );
}
