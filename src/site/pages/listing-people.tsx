import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { ListingPeople } from '#features/agreements/access-requests/web/listing-people.tsx';
import { RulesForm } from '#features/agreements/access-requests/web/rules-form.tsx';
import { listingQuery } from '#features/marketplace/listings/web/marketplace-queries.ts';
import { paths } from '#kit/paths.ts';
import { Card } from '#kit/ui/Card.tsx';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { PageHeader } from '#kit/ui/PageHeader.tsx';
import { pageMeta } from '../page-meta.ts';
import { LetInNotes } from './LetInNotes.tsx';

export const meta = () => pageMeta('People', { hidden: true });

export default function ListingPeoplePage() {
  const { id = '' } = useParams();
  const own = useQuery(listingQuery(id));
  return (
    <>
      <PageHeader
        title="Buyers and access"
        lead="Who requested access to this listing, what they can see, and until when."
        actions={
          <>
            <LinkButton variant="secondary" to={paths.blockList()}>
              Block list
            </LinkButton>
            <LinkButton variant="secondary" to={paths.listing(id)}>
              View listing
            </LinkButton>
          </>
        }
      />
      <div className="flex flex-col gap-8">
        <LetInNotes>
          <ListingPeople key={id} listingId={id} />
        </LetInNotes>
        {own.data?.own && (
          <section aria-labelledby="rules" className="flex max-w-2xl flex-col gap-3">
            <h2 id="rules" className="text-title">
              Access rules
            </h2>
            <Card>
              <RulesForm listingId={id} />
            </Card>
          </section>
        )}
      </div>
    </>
  );
}
