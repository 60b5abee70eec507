import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { paths } from '#kit/paths.ts';
import { Alert } from '#kit/ui/Alert.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { FailureAlert } from '#kit/ui/FailureAlert.tsx';
import { invitationsQuery } from './queries.ts';
import { shareWords } from './share-words.ts';
import { useMoveHelper } from './use-move-helper.ts';

/** The owner is named only after acceptance. */
export function CheckInvitations() {
  const invitations = useInfiniteQuery(invitationsQuery);
  const navigate = useNavigate();
  const move = useMoveHelper(null, (checkId) => checkId && void navigate(paths.healthCheck(checkId)));
  const waiting = invitations.data?.pages.flatMap((page) => page.items) ?? [];
  return waiting.map((helper) => (
    <Alert
      key={helper.id}
      title="You were invited to help with a health check"
      action={
        <div className="flex flex-wrap gap-2">
          <Button size="small" busy={move.isPending} onClick={() => move.mutate({ helper, to: 'active' })}>
            Accept
          </Button>
          <Button size="small" variant="secondary" onClick={() => move.mutate({ helper, to: 'declined' })}>
            Decline
          </Button>
        </div>
      }
    >
      You were asked for: {shareWords(helper)}. The business is named once you accept.
      <FailureAlert error={move.error} className="mt-2" />
    </Alert>
  ));
}
