import { Link } from 'react-router';
import { useReviewChange } from '#features/quality-of-earnings/reviews/web/use-change.ts';
import { call } from '#kit/api.ts';
import { paths } from '#kit/paths.ts';
import { Button } from '#kit/ui/Button.tsx';
import { FailureAlert } from '#kit/ui/FailureAlert.tsx';
import { copyDatabookToRoom } from '../contract.ts';
import type { BookVersion } from './queries.ts';

type Copy = NonNullable<BookVersion['copy']>;

const words: Record<Copy['status'], string> = {
  waiting: 'On its way to the deal room.',
  placed: 'In the deal room, folder 03. Buyers see it once you publish it there.',
  gone: 'It was removed from the deal room.',
  failed: 'It could not be put into the deal room.',
};

export function CopyState({ copy: { status, refusal }, roomId }: { copy: Copy; roomId: string | null }) {
  const full = refusal?.startsWith('quota-') || refusal === 'storage-full';
  return (
    <p className="text-small">
      {words[status]}
      {full && ' There is no storage left for it.'}{' '}
      {status === 'placed' && roomId !== null && (
        <Link
          to={paths.dealRoom(roomId)}
          className="inline-flex min-h-6 items-center underline underline-offset-4"
        >
          Go to the deal room
        </Link>
      )}
    </p>
  );
}

/** A draft: no buyer sees it before it is published there. */
export function PutIntoRoom({
  version: { id, number, copy },
  title,
}: {
  version: BookVersion;
  title: string;
}) {
  const put = useReviewChange(() => call(copyDatabookToRoom, { params: { id } }));
  if (copy?.status === 'waiting' || copy?.status === 'placed') return null;
  return (
    <>
      <FailureAlert title="Not put into the deal room" error={put.error} />
      <Button
        size="small"
        variant="secondary"
        busy={put.isPending}
        aria-label={`Put into the deal room: version ${number} of the databook “${title}”`}
        onClick={() => put.mutate()}
      >
        Put into the deal room
      </Button>
    </>
  );
}
