import { BookmarkPlus } from 'lucide-react';
import { useState } from 'react';
import type { MarketplaceSearch } from '#features/marketplace/listings/web/marketplace-address.ts';
import { Button } from '#kit/ui/Button.tsx';
import { SaveSearchDialog } from './save-search-dialog.tsx';

export function SaveSearchButton({ search }: { search: MarketplaceSearch }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
        <BookmarkPlus aria-hidden className="size-4" />
        Save this search
      </Button>
      {open && <SaveSearchDialog search={search} onClose={() => setOpen(false)} />}
    </>
  );
}
