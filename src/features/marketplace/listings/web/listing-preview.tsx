import { useQuery } from '@tanstack/react-query';
import { Tabs } from '#kit/ui/Tabs.tsx';
import { excerptLength, excerptOf } from '../domain/teaser-words.ts';
import { ListingCard, type TeaserView } from './listing-card.tsx';
import type { ListingDraft } from './listing-form.ts';
import { OpenProfile } from './listing-profile.tsx';
import { listingQuery } from './marketplace-queries.ts';
import { PublicCard } from './public-card.tsx';
import { sectionLeads } from './section-leads.ts';

type Props = {
  teaser: TeaserView;
  profile: ListingDraft['profile'] | null;
  dirty: boolean;
};

export function ListingPreview({ teaser, profile, dirty }: Props) {
  const { description, ...rest } = teaser;
  const lead = sectionLeads(teaser.status, { dirty }).preview;
  return (
    <section id="public-preview" aria-labelledby="preview" className="flex scroll-mt-20 flex-col gap-3">
      <div>
        <h2 id="preview" className="text-title">
          {lead.title}
        </h2>
        <p className="text-muted text-small">{lead.line}</p>
      </div>
      <Tabs
        label="As whom"
        tabs={[
          {
            value: 'visitor',
            label: 'A visitor',
            content: (
              <PublicCard
                linked={false}
                teaser={{ ...rest, excerpt: excerptOf(description, excerptLength) }}
              />
            ),
          },
          { value: 'buyer', label: 'A signed-in buyer', content: <ListingCard teaser={teaser} /> },
          {
            value: 'approved',
            label: 'An approved buyer',
            content: (
              <div className="flex flex-col gap-4">
                <ProfilePreview id={teaser.id} profile={profile} />
                <ListingCard teaser={teaser} />
              </div>
            ),
          },
        ]}
      />
    </section>
  );
}

function ProfilePreview({ id, profile }: { id: string; profile: Props['profile'] }) {
  const stored = useQuery(listingQuery(id));
  const known = stored.data?.profile;
  if (stored.isError || (stored.isSuccess && !known))
    return <p className="text-muted text-small">The private profile could not be loaded just now.</p>;
  if (!known) return <p role="status">Loading the private profile…</p>;
  if (!profile) return <OpenProfile sold={false} own={false} profile={known} />;
  const contactEmail = profile.contactEmail ?? known.contactEmail;
  return <OpenProfile sold={false} own={false} profile={{ ...known, ...profile, contactEmail }} />;
}
