import { LockKeyhole } from 'lucide-react';
import type { ReactNode } from 'react';
import { tradeLabel } from '#features/marketplace/businesses/domain/trades.ts';
import { locale } from '#kernel/locale.ts';
import { Badge } from '#kit/ui/Badge.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { DescriptionList } from '#kit/ui/DescriptionList.tsx';
import { Money } from '#kit/ui/Money.tsx';
import { saleReasonLabels } from '../domain/teaser.ts';
import { profileWords } from './listing-words.ts';
import type { ListingView } from './marketplace-queries.ts';

type Profile = NonNullable<ListingView['profile']>;

/** Who the business is, in full: only ever drawn from what the server sent to this reader. */
export function OpenProfile({
  profile,
  own,
  sold,
  photos,
}: {
  profile: Profile;
  own: boolean;
  sold: boolean;
  photos?: ReactNode;
}) {
  return (
    <Card as="section" aria-labelledby="profile" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 id="profile" className="text-heading">
            {profile.businessName}
          </h2>
          {profile.dba && <p className="text-muted">Doing business as {profile.dba}</p>}
        </div>
        <Badge tone="amber">
          <LockKeyhole aria-hidden className="-ml-0.5 size-3.5" />
          Confidential under NDA
        </Badge>
      </div>
      <p className="max-w-prose text-muted text-small">{profileWords({ own, sold })}</p>
      {profile.about && <p className="max-w-prose whitespace-pre-line">{profile.about}</p>}
      {photos}
      <div className="grid gap-x-10 md:grid-cols-2">
        <DescriptionList items={contactOf(profile)} />
        <DescriptionList className="border-line max-md:border-t" items={figuresOf(profile)} />
      </div>
    </Card>
  );
}

function contactOf(profile: Profile) {
  const { contactEmail, contactPhone, website } = profile;
  return [
    { term: 'Address', detail: profile.businessAddress },
    ...(profile.trade ? [{ term: 'Trade', detail: tradeLabel(profile.trade) }] : []),
    { term: 'Website', detail: website ? <Outside address={website} /> : none },
    { term: 'Contact', detail: profile.contactName },
    {
      term: 'Email',
      detail: (
        <a className="link break-all" href={`mailto:${contactEmail}`}>
          {contactEmail}
        </a>
      ),
    },
    {
      term: 'Phone',
      detail: contactPhone ? (
        <a className="link" href={`tel:${contactPhone.replace(/[^+\d]/g, '')}`}>
          {contactPhone}
        </a>
      ) : (
        none
      ),
    },
  ];
}

function figuresOf(profile: Profile) {
  const { employees, foundedYear, saleReason } = profile;
  return [
    { term: 'Asking price', detail: <Money exact amount={profile.askingPrice} /> },
    { term: 'Last year revenue', detail: <Money exact amount={profile.lastYearRevenue} /> },
    { term: 'EBITDA', detail: <Money exact amount={profile.ebitda} /> },
    { term: 'SDE', detail: <Money exact amount={profile.sde} /> },
    { term: 'Employees', detail: employees === null ? none : employees.toLocaleString(locale) },
    { term: 'Founded', detail: foundedYear ?? none },
    { term: 'Reason for selling', detail: saleReason ? saleReasonLabels[saleReason] : none },
  ];
}

const none: ReactNode = <span className="text-muted">—</span>;

/** Only web addresses become links: what a seller typed is not to run anything. */
function Outside({ address }: { address: string }) {
  const href = /^https?:\/\//i.test(address) ? address : `https://${address}`;
  if (!URL.canParse(href)) return address;
  return (
    <a className="link break-all" href={href} target="_blank" rel="noopener noreferrer">
      {address}
    </a>
  );
}
