import { EyeOff } from 'lucide-react';
import { sampleTeaser } from '#content/landing.ts';
import { Badge } from '../../ui/Badge.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';

/** What a buyer sees of a listing, with an invented business. Nothing in it can be pressed. */
export function SampleTeaser() {
  return (
    <figure className="min-w-0 rounded-large bg-surface p-6 shadow-high">
      <figcaption className="flex flex-wrap items-center justify-between gap-2">
        <Badge className="text-muted">{sampleTeaser.label}</Badge>
        <StatusBadge tone="good">{sampleTeaser.status}</StatusBadge>
      </figcaption>
      <p className="display mt-4 text-title">{sampleTeaser.title}</p>
      <p className="text-muted text-small">{sampleTeaser.place}</p>
      <dl className="mt-4">
        {sampleTeaser.facts.map((fact) => (
          <div key={fact.term} className="flex flex-wrap justify-between gap-x-4 border-t py-2.5 text-small">
            <dt className="text-muted">{fact.term}</dt>
            <dd className={fact.hidden ? 'flex items-center gap-1.5 text-muted' : 'tabular'}>
              {fact.hidden && <EyeOff aria-hidden className="size-3.5" />}
              {fact.detail}
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}
