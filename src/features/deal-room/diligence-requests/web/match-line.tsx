import { Link } from 'react-router';
import { reasonFromError } from '#kit/api-error.ts';
import { paths } from '#kit/paths.ts';
import { Alert } from '#kit/ui/Alert.tsx';
import type { Tone } from '#kit/ui/Badge.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { StatusBadge } from '#kit/ui/StatusBadge.tsx';
import type { RequestView } from '../diligence-shapes.ts';
import { type SeenState, seenLabels } from '../domain/matching/match-states.ts';
import { useConfirmMatch } from './use-requests.ts';

const tones: Record<SeenState, Tone> = {
  in: 'good',
  hidden: 'amber',
  expired: 'amber',
  missing: 'bad',
  unsure: 'neutral',
  replied: 'good',
};

/** What the room has for a request, why, and for the seller whether that is right. */
export function MatchLine({ request }: { request: RequestView }) {
  const { match } = request;
  if (match === null || match.state === 'replied') return null;
  return (
    <div className="flex flex-col gap-2 rounded-medium border border-line px-3 py-2 text-small">
      <div className="flex flex-wrap items-center gap-2">
        <StatusBadge tone={tones[match.state]}>{seenLabels[match.state]}</StatusBadge>
        <span className="text-muted [overflow-wrap:anywhere]">{match.why}</span>
      </div>
      {match.documents.length > 0 && (
        <ul className="flex flex-col">
          {match.documents.map(({ id, name, number }) => (
            <li key={id} className="[overflow-wrap:anywhere]">
              <span className="tabular text-muted">{number}</span>{' '}
              <Link
                to={paths.roomDocument(id)}
                className="inline-flex min-h-6 items-center underline underline-offset-4"
              >
                <bdi>{name}</bdi>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {match.documents.length > 0 && request.may.match === true && <Confirm request={request} />}
    </div>
  );
}

function Confirm({ request }: { request: RequestView }) {
  const say = useConfirmMatch(request);
  return (
    <div className="flex flex-wrap gap-2">
      {request.match?.state === 'unsure' && (
        <Button variant="secondary" busy={say.isPending} onClick={() => say.mutate(true)}>
          This answers it
        </Button>
      )}
      <Button variant="quiet" busy={say.isPending} onClick={() => say.mutate(false)}>
        Does not answer it
      </Button>
      {say.error && <Alert tone="destructive" title={reasonFromError(say.error)} />}
    </div>
  );
}
