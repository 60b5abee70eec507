import { ListingCard, type TeaserView } from './listing-card.tsx';

/** The card exactly as strangers will see it, moving along with what is typed. */
export function ListingPreview({ teaser, dirty }: { teaser: TeaserView; dirty: boolean }) {
  return (
    <section id="public-preview" aria-labelledby="preview" className="flex scroll-mt-20 flex-col gap-3">
      <div>
        <h2 id="preview" className="text-title">
          As the public sees it
        </h2>
        <p className="text-muted text-small">
          {dirty ? 'With your unsaved changes.' : 'As saved.'} Your name, the business and the exact figures
          are hidden until you approve.
        </p>
      </div>
      <ListingCard teaser={teaser} />
    </section>
  );
}
