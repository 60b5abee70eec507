import { CSPProvider } from '@base-ui/react/csp-provider';
import { useState } from 'react';
import { ListingCard } from '#features/marketplace/listings/web/listing-card.tsx';
import { sampleTeaser } from './sample-teaser.ts';

export function SampleCard() {
  const [open, setOpen] = useState(true);
  return (
    <CSPProvider disableStyleElements>
      <ListingCard teaser={sampleTeaser} open={open} onToggle={setOpen} />
    </CSPProvider>
  );
}
