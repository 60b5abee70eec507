import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { Fragment, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { NoRoom } from '#features/deal-room/deal-rooms/web/room-query-page.tsx';
import { SecondFactorGate } from '#features/deal-room/deal-rooms/web/second-factor-gate.tsx';
import { counted } from '#kernel/counts.ts';
import { PlainForm } from '#kit/forms/PlainForm.tsx';
import { paths } from '#kit/paths.ts';
import { Button } from '#kit/ui/Button.tsx';
import { EmptyState } from '#kit/ui/EmptyState.tsx';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { PageHeader } from '#kit/ui/PageHeader.tsx';
import { QueryPage } from '#kit/ui/QueryPage.tsx';
import { Skeleton } from '#kit/ui/Skeleton.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import { foundOn } from './found-words.tsx';
import { type Found, type Hit, searchQuery } from './queries.ts';
import { UnreadInRoom } from './unread-pictures.tsx';

export function RoomSearch({ roomId }: { roomId: string }) {
  const [search, setSearch] = useSearchParams();
  const q = (search.get('q') ?? '').trim().slice(0, 200);
  const [typed, setTyped] = useState(q);
  const submit = () => {
    const next = typed.trim();
    setSearch(next === '' ? {} : { q: next }, { preventScrollReset: true });
  };
  return (
    <>
      <PageHeader
        title="Search documents"
        lead="Searches the pages and names of every document you can open."
        actions={
          <LinkButton variant="quiet" to={paths.dealRoom(roomId)}>
            Deal room
          </LinkButton>
        }
      />
      <SearchForm typed={typed} onType={setTyped} onSubmit={submit} />
      {q === '' ? (
        <p className="text-muted">
          Type a word, several words that all have to be on the page, or "words in quotes" that stand
          together.
        </p>
      ) : (
        <Hits roomId={roomId} q={q} />
      )}
    </>
  );
}

type FormProps = { typed: string; onType: (typed: string) => void; onSubmit: () => void };

function SearchForm({ typed, onType, onSubmit }: FormProps) {
  return (
    <search>
      <PlainForm onSubmit={onSubmit} className="mb-6 flex max-w-xl gap-2">
        <TextInput
          aria-label="Search for"
          value={typed}
          maxLength={200}
          enterKeyHint="search"
          onChange={(event) => onType(event.target.value)}
        />
        <Button type="submit">
          <Search aria-hidden className="size-4" />
          Search
        </Button>
      </PlainForm>
    </search>
  );
}

function Hits({ roomId, q }: { roomId: string; q: string }) {
  const query = useQuery(searchQuery(roomId, q));
  return (
    <SecondFactorGate query={query}>
      <QueryPage
        query={query}
        words={{ loading: 'Searching', failed: 'The documents could not be searched.' }}
        waiting={<Skeleton className="h-32 w-full rounded-large" />}
        missing={(error) => <NoRoom error={error} />}
      >
        {(found) => <FoundPages {...found} />}
      </QueryPage>
    </SecondFactorGate>
  );
}

function FoundPages({ hits, more, unread }: Found) {
  if (hits.length === 0)
    return (
      <>
        <EmptyState title="No results">New files can be searched within a few minutes.</EmptyState>
        <UnreadInRoom unread={unread} />
      </>
    );
  return (
    <>
      <p role="status" className="mb-3 text-muted text-small">
        {more ? `Top ${hits.length} pages` : counted(hits.length, 'page')}
      </p>
      <ol className="flex flex-col divide-y rounded-large border bg-surface">
        {hits.map((hit) => (
          <li key={`${hit.documentId} ${hit.page}`} className="p-4">
            <Link
              to={paths.roomDocument(hit.documentId, { page: hit.page })}
              state={foundOn(hit.page, hit.boxes)}
              className="link wrap-anywhere"
            >
              {hit.name}, page {hit.page}
            </Link>
            {hit.picture && <span className="text-muted text-small"> · read from a scan</span>}
            {hit.snippet.length === 0 ? <ViewOnly /> : <Snippet pieces={hit.snippet} />}
          </li>
        ))}
      </ol>
      <UnreadInRoom unread={unread} />
    </>
  );
}

function ViewOnly() {
  return <p className="mt-1 text-muted text-small">View only: open the page to read it.</p>;
}

function Snippet({ pieces }: { pieces: Hit['snippet'] }) {
  return (
    <p className="wrap-anywhere mt-1 text-muted text-small">
      {pieces.map((piece, index) =>
        index % 2 === 1 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no other name
          <mark key={index} className="rounded-small bg-accent-soft px-0.5 text-text">
            {piece}
          </mark>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no other name
          <Fragment key={index}>{piece}</Fragment>
        ),
      )}
    </p>
  );
}
