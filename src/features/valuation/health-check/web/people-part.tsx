import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { counted } from '#kernel/counts.ts';
import { PagedList } from '#kit/tables/PagedList.tsx';
import type { Tone } from '#kit/ui/Badge.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { ConfirmDialog } from '#kit/ui/ConfirmDialog.tsx';
import { DateText } from '#kit/ui/DateText.tsx';
import { EmptyState } from '#kit/ui/EmptyState.tsx';
import { Row, RowList } from '#kit/ui/RowList.tsx';
import { StatusBadge } from '#kit/ui/StatusBadge.tsx';
import { type HelperStatus, helperWords, isOpen, mostHelpers } from '../domain/check-helper.ts';
import { InviteHelper } from './invite-helper.tsx';
import type { CheckHead, Helper } from './queries.ts';
import { helpersQuery } from './queries.ts';
import { shareWords } from './share-words.ts';
import { useMoveHelper } from './use-move-helper.ts';

const tones: Record<HelperStatus, Tone> = {
  invited: 'amber',
  active: 'good',
  declined: 'neutral',
  withdrawn: 'neutral',
  ended: 'neutral',
};

export function PeoplePart({ check }: { check: CheckHead }) {
  const helpers = useInfiniteQuery(helpersQuery(check.id));
  const [inviting, setInviting] = useState(false);
  const [asked, setAsked] = useState<Helper | null>(null);
  const move = useMoveHelper(check.id, () => setAsked(null));
  const open = helpers.data?.pages.flatMap((page) => page.items).filter(({ status }) => isOpen(status)) ?? [];
  return (
    <div className="flex flex-col gap-5">
      <Intro full={open.length >= mostHelpers} onInvite={() => setInviting(true)} />
      <PagedList
        query={helpers}
        what="people"
        more="Load more"
        empty={
          <EmptyState title="No collaborators yet">
            Answer everything yourself, or invite someone who knows part of it better.
          </EmptyState>
        }
      >
        {(items) => (
          <RowList>
            {items.map((helper) => (
              <HelperLine
                key={helper.id}
                helper={helper}
                onEnd={() => {
                  move.reset();
                  setAsked(helper);
                }}
              />
            ))}
          </RowList>
        )}
      </PagedList>
      {inviting && <InviteHelper check={check} onClose={() => setInviting(false)} />}
      <EndDialog asked={asked} move={move} onCancel={() => setAsked(null)} />
    </div>
  );
}

function Intro({ full, onInvite }: { full: boolean; onInvite: () => void }) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-3">
      <p className="max-w-prose text-muted">
        Your bookkeeper, CPA or manager can answer the sections you assign or enter the books. They see only
        those: no other answers, no score, no value.
      </p>
      <Button
        disabledReason={full ? `Up to ${mostHelpers} at a time. End one first.` : null}
        onClick={onInvite}
      >
        Invite a collaborator
      </Button>
    </div>
  );
}

function HelperLine({ helper, onEnd }: { helper: Helper; onEnd: () => void }) {
  return (
    <Row
      title={
        <>
          <span className="wrap-anywhere">{helper.name ?? helper.email}</span>
          <StatusBadge tone={tones[helper.status]}>{helperWords[helper.status]}</StatusBadge>
        </>
      }
      detail={<Detail helper={helper} />}
      action={
        isOpen(helper.status) && (
          <Button
            size="small"
            variant="secondary"
            aria-label={
              helper.status === 'invited'
                ? `Withdraw the invitation to ${helper.email}`
                : `End access for ${helper.email}`
            }
            onClick={onEnd}
          >
            {helper.status === 'invited' ? 'Withdraw' : 'End access'}
          </Button>
        )
      }
    />
  );
}

function Detail({ helper }: { helper: Helper }) {
  return (
    <>
      {helper.name !== null && `${helper.email} · `}
      {shareWords(helper)} · {counted(helper.answered, 'answer')} · invited <DateText at={helper.invitedAt} />
    </>
  );
}

type EndProps = {
  asked: Helper | null;
  move: ReturnType<typeof useMoveHelper>;
  onCancel: () => void;
};

function EndDialog({ asked, move, onCancel }: EndProps) {
  const invited = asked?.status === 'invited';
  return (
    <ConfirmDialog
      open={asked !== null}
      onOpenChange={(next) => !next && onCancel()}
      title={invited ? 'Withdraw the invitation?' : 'End their access?'}
      description="They lose access right away. Their answers stay, and you can change them."
      confirmLabel={invited ? 'Withdraw' : 'End access'}
      danger
      busy={move.isPending}
      error={move.error}
      onConfirm={() => asked && move.mutate({ helper: asked, to: invited ? 'withdrawn' : 'ended' })}
    />
  );
}
