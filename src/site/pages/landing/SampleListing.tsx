import { EyeOff } from 'lucide-react';
import { sampleListing } from '#content/landing.ts';
import { IslandPlace, island } from '../Island.tsx';

const card = island(() => import('./SampleCard.tsx').then((part) => part.SampleCard));

export function SampleListing() {
  return (
    <figure className="min-w-0 rounded-large shadow-high">
      <figcaption className="px-5 pt-4 pb-3">
        <h2 className="font-sans font-medium text-muted text-small">{sampleListing.caption}</h2>
      </figcaption>
      <IslandPlace island={card} />
      <p className="flex items-start gap-2 px-5 py-3.5 text-muted text-small">
        <EyeOff aria-hidden className="mt-0.5 size-4 shrink-0" />
        {sampleListing.note}
      </p>
    </figure>
  );
}
