import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { placeNote } from '#features/marketplace/listings/web/marketplace-words.ts';
import { reasonFromError } from '#kit/api-error.ts';
import { paths } from '#kit/paths.ts';
import { Badge } from '#kit/ui/Badge.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { ConfirmDialog } from '#kit/ui/ConfirmDialog.tsx';
import { Menu } from '#kit/ui/Menu.tsx';
import { TimeAgo } from '#kit/ui/TimeAgo.tsx';
import { frequencyLabels } from '../domain/saved-search.ts';
import { ChangeSearchDialog } from './change-search-dialog.tsx';
import type { SavedSearch } from './queries.ts';
import { savedWords } from './saved-words.ts';
import { useSavedSearch } from './use-saved-search.ts';

export function SavedSearchRow({ search }: { search: SavedSearch }) {
  const [doing, setDoing] = useState<'change' | 'delete' | null>(null);
  const { forget } = useSavedSearch(search);
  const { name } = search;
  return (
    <Card as="article" className="flex items-start justify-between gap-4">
      <Summary search={search} />
      <Menu
        trigger={
          <Button variant="quiet" size="icon" aria-label={`What to do with ${name}`}>
            <Ellipsis aria-hidden className="size-5" />
          </Button>
        }
        entries={[
          { kind: 'action', label: 'Rename or change emails', onSelect: () => setDoing('change') },
          { kind: 'action', label: 'Delete', danger: true, onSelect: () => setDoing('delete') },
        ]}
      />
      {doing === 'change' && <ChangeSearchDialog search={search} onClose={() => setDoing(null)} />}
      <ConfirmDialog
        open={doing === 'delete'}
        onOpenChange={(open) => !open && setDoing(null)}
        title="Delete the saved search?"
        description={`“${name}” will be deleted and its emails will stop. This cannot be undone.`}
        confirmLabel="Delete"
        danger
        busy={forget.isPending}
        error={forget.error && reasonFromError(forget.error)}
        onConfirm={() => forget.mutate(undefined, { onSuccess: () => setDoing(null) })}
      />
    </Card>
  );
}

function Summary({ search: { name, search, frequency, lastFoundAt } }: { search: SavedSearch }) {
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <h2 className="text-lead">
        <Link
          to={paths.marketplace(search)}
          prefetch="intent"
          className="wrap-anywhere rounded-small hover:text-accent"
        >
          {name}
        </Link>
      </h2>
      <p className="wrap-anywhere text-muted">{savedWords(search).join(' · ')}</p>
      <p className="max-w-prose text-muted text-small empty:hidden">{placeNote(search.q ?? '')}</p>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted text-small">
        <Badge tone={frequency === 'off' ? 'neutral' : 'accent'}>{frequencyLabels[frequency]}</Badge>
        <span>
          {lastFoundAt ? (
            <>
              Last new listing <TimeAgo at={lastFoundAt} />
            </>
          ) : (
            'No new listing yet'
          )}
        </span>
      </p>
    </div>
  );
}
