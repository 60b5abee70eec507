import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { call } from '#kit/api.ts';
import { paths } from '#kit/paths.ts';
import { Alert } from '#kit/ui/Alert.tsx';
import { EmptyState } from '#kit/ui/EmptyState.tsx';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { QueryPage } from '#kit/ui/QueryPage.tsx';
import { Skeleton } from '#kit/ui/Skeleton.tsx';
import { sendMessage } from '../contract.ts';
import { writingRefusals, writingRefusalWords } from '../domain/thread.ts';
import { Composer } from './composer.tsx';
import { type Draft, useAdditions } from './draft.ts';
import { MessageList } from './message-list.tsx';
import { messagesKey, messagesQuery, type ThreadView as Thread, threadQuery } from './queries.ts';
import { ThreadFace } from './thread-face.tsx';
import { nameOf, opennessWords } from './thread-words.ts';

const waiting = (
  <>
    <Skeleton className="h-12 w-72 max-w-full" />
    <Skeleton className="h-72 w-full rounded-large" />
  </>
);

/** One conversation: whom with, about what, what was written, and where one writes. */
export function ThreadView({ id, personId }: { id: string; personId: string }) {
  const thread = useQuery(threadQuery(id));
  const queries = useQueryClient();
  // A draft of Appa may have been put in, also on this page.
  const added = useAdditions();
  const send = async ({ messageId, text }: Draft) => {
    await call(sendMessage, { params: { id }, body: { messageId, text } });
    await queries.invalidateQueries({ queryKey: messagesQuery(id).queryKey });
    void queries.invalidateQueries({ queryKey: messagesKey });
  };
  return (
    <QueryPage
      query={thread}
      words={{ loading: 'Loading the conversation', failed: 'The conversation could not be loaded.' }}
      waiting={waiting}
      missing={() => <NotThere />}
    >
      {(data) => (
        <div className="flex min-w-0 flex-col gap-4">
          <ThreadHead {...data} />
          {thread.error && (
            <Alert title="This may be out of date" tone="warning">
              New messages cannot be loaded right now. Retrying every few seconds.
            </Alert>
          )}
          <MessageList thread={data} />
          <Composer
            key={`${id} ${added}`}
            whose={{ personId, to: id }}
            send={send}
            refused={refusalWords(data.may.write)}
          />
        </div>
      )}
    </QueryPage>
  );
}

type Head = Pick<Thread, 'with' | 'about' | 'open'>;

export function ThreadHead({ with: other, about, open }: Head) {
  const name = nameOf(other, about);
  return (
    <header className="flex items-start gap-3">
      <Link to={paths.messages()} className="touch-target -ml-1 p-1 lg:hidden" aria-label="All messages">
        <ArrowLeft aria-hidden className="mt-1.5 size-5" />
      </Link>
      <ThreadFace person={other.person} className="size-12" />
      <div className="min-w-0">
        <h1 className="text-title wrap-anywhere">
          {other.person ? (
            <Link to={paths.person(other.person.id)} prefetch="intent" className="link">
              {name}
            </Link>
          ) : (
            name
          )}
        </h1>
        {about && (
          <p className="text-muted text-small">
            About{' '}
            <Link to={paths.listing(about.listingId)} prefetch="intent" className="link wrap-anywhere">
              {about.title || 'an untitled listing'}
            </Link>
          </p>
        )}
        <p className="max-w-prose text-muted text-small">{opennessWords(other.part, open)}</p>
      </div>
    </header>
  );
}

export function refusalWords(may: true | string): string | null {
  if (may === true) return null;
  const known = writingRefusals.find((code) => code === may);
  return known ? writingRefusalWords[known] : 'You cannot send messages here right now.';
}

function NotThere() {
  return (
    <EmptyState
      title="Conversation not found"
      action={
        <LinkButton variant="secondary" to={paths.messages()}>
          All messages
        </LinkButton>
      }
    >
      It does not exist, or you are not part of it.
    </EmptyState>
  );
}
