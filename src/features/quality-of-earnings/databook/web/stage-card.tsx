import { useReviewChange } from '#features/quality-of-earnings/reviews/web/use-change.ts';
import { call } from '#kit/api.ts';
import { Badge } from '#kit/ui/Badge.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { FailureAlert } from '#kit/ui/FailureAlert.tsx';
import { makeDatabook } from '../contract.ts';
import { stageWords } from '../domain/stage-words.ts';
import { BookProgress } from './book-progress.tsx';
import { changedList } from './changed-list.ts';
import type { StageBooks } from './queries.ts';
import { VersionList } from './version-list.tsx';

type Props = { reviewId: string; roomId: string | null; books: StageBooks };

/** One stage: who would get it, what is in it, its versions, and a button that makes the next one. */
export function StageCard({ reviewId, roomId, books }: Props) {
  const { stage, versions, since } = books;
  const { title, who, shows, hides } = stageWords[stage];
  const [newest] = versions;
  const make = useReviewChange(() => call(makeDatabook, { params: { id: reviewId }, body: { stage } }));
  const inWork = newest?.status === 'making' && !newest.stalled;
  const current = newest?.status === 'made' && since?.length === 0;
  const reason = inWork ? 'It is being made.' : current ? 'Nothing that it is made of has changed.' : null;
  const action = since === null ? 'Make the databook' : 'Make a new version';
  return (
    <Card as="section" aria-labelledby={`databook-${stage}`} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="flex max-w-prose flex-col gap-1">
          <div className="flex flex-wrap items-center gap-2">
            <h2 id={`databook-${stage}`} className="text-title">
              {title}
            </h2>
            <StateBadge made={since !== null} current={current} />
          </div>
          <p>{who}</p>
          <p className="text-muted text-small">
            {shows} {hides}
          </p>
        </div>
        <Button
          variant={current ? 'secondary' : 'primary'}
          busy={make.isPending}
          aria-label={`${action}: “${title}”`}
          {...(reason === null ? {} : { disabledReason: reason })}
          onClick={() => make.mutate()}
        >
          {action}
        </Button>
      </div>
      <FailureAlert title="Not started" error={make.error} />
      {since !== null && since.length > 0 && (
        <p className="text-small">Since the newest version {changedList(since)} changed.</p>
      )}
      {newest && newest.status !== 'made' && <BookProgress version={newest} title={title} />}
      <VersionList
        title={title}
        roomId={roomId}
        versions={versions.filter(({ status }) => status === 'made')}
      />
    </Card>
  );
}

function StateBadge({ made, current }: { made: boolean; current: boolean }) {
  if (!made) return <Badge>Not made yet</Badge>;
  return current ? <Badge tone="good">Up to date</Badge> : <Badge tone="amber">Out of date</Badge>;
}
