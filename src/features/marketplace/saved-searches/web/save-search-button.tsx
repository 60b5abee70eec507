import { BookmarkPlus } from 'lucide-react';
import { useState } from 'react';
import type { MarketplaceSearch } from '#features/marketplace/listings/web/marketplace-address.ts';
import { Button } from '#kit/ui/Button.tsx';
import { Dialog } from '#kit/ui/Dialog.tsx';
import { SaveSearchForm } from './save-search-form.tsx';

/** Keeps the present search under a name. */
export function SaveSearchButton({ search }: { search: MarketplaceSearch }) {
  const [open, setOpen] = useState(false);
  return (
    <Dialog
      title="Save this search"
      description="We email you new listings that match, as often as you like."
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button variant="secondary" size="small">
          <BookmarkPlus aria-hidden className="size-4" />
          Save this search
        </Button>
      }
    >
      <SaveSearchForm search={search} onDone={() => setOpen(false)} />
    </Dialog>
  );
}
