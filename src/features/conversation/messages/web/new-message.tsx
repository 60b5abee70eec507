import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { call } from '#kit/api.ts';
import { ApiError, reasonFromError } from '#kit/api-error.ts';
import { paths } from '#kit/paths.ts';
import { EmptyState } from '#kit/ui/EmptyState.tsx';
import { ErrorState } from '#kit/ui/ErrorState.tsx';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { Skeleton } from '#kit/ui/Skeleton.tsx';
import { writeAboutListing, writeToPerson } from '../contract.ts';
import { Composer } from './composer.tsx';
import { clearDraft, type Draft, firstMessageTo, moveDraft, useAdditions, type Whose } from './draft.ts';
import { type Addressee, addresseeQuery, messagesKey } from './queries.ts';
import { refusalWords, ThreadHead } from './thread-view.tsx';

type Props = { addressee: Addressee; personId: string };

export function NewMessage({ addressee, personId }: Props) {
  const found = useQuery(addresseeQuery(addressee));
  const navigate = useNavigate();
  const added = useAdditions();
  const queries = useQueryClient();
  if (!found.data) {
    if (found.error instanceof ApiError && found.error.status < 500 && found.error.status > 0)
      return <CannotMessage error={found.error} />;
    if (found.error)
      return (
        <ErrorState
          title="The recipient could not be loaded."
          error={found.error}
          busy={found.isFetching}
          onRetry={() => void found.refetch()}
        />
      );
    return (
      <div role="status">
        <span className="sr-only">Loading</span>
        <Skeleton className="h-12 w-72 max-w-full" />
      </div>
    );
  }
  const whose = { personId, to: firstMessageTo(addressee) };
  if (found.data.threadId) return <ToThread threadId={found.data.threadId} whose={whose} />;
  const send = async (message: Draft) => {
    const { id } = await begin(addressee, message);
    clearDraft(whose, message.messageId);
    void queries.invalidateQueries({ queryKey: messagesKey });
    await navigate(paths.thread(id), { replace: true });
  };
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <ThreadHead {...found.data} />
      <Composer
        key={`${whose.to} ${added}`}
        whose={whose}
        send={send}
        refused={refusalWords(found.data.may.write)}
      />
    </div>
  );
}

/** What was typed goes along to the thread. */
function ToThread({ threadId, whose: { personId, to } }: { threadId: string; whose: Whose }) {
  const navigate = useNavigate();
  useEffect(() => {
    moveDraft({ personId, to }, { personId, to: threadId });
    void navigate(paths.thread(threadId), { replace: true });
  }, [navigate, threadId, personId, to]);
  return null;
}

function begin({ listingId, personId }: Addressee, { messageId, text }: Draft): Promise<{ id: string }> {
  const body = { messageId, text };
  if (personId)
    return call(writeToPerson, { params: { id: personId }, body: listingId ? { ...body, listingId } : body });
  return call(writeAboutListing, { params: { id: listingId ?? '' }, body });
}

function CannotMessage({ error }: { error: Error }) {
  return (
    <EmptyState
      title="You cannot message this person"
      action={
        <LinkButton variant="secondary" to={paths.messages()}>
          All messages
        </LinkButton>
      }
    >
      {reasonFromError(error)}
    </EmptyState>
  );
}
