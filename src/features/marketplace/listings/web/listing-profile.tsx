import { LockKeyhole } from 'lucide-react';
import type { ReactNode } from 'react';
import { tradeLabel } from '#features/marketplace/businesses/domain/trades.ts';
import { Badge } from '#kit/ui/Badge.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { DescriptionList } from '#kit/ui/DescriptionList.tsx';
import {
  type FieldGroup,
  type FieldKind,
  type FieldValues,
  fieldsIn,
  mapFields,
  rowOf,
} from '../domain/private-fields.ts';
import { type BesideFigure, isCompared } from './compared-fields.ts';
import { fieldDetails } from './field-kinds.tsx';
import { profileWords } from './listing-words.ts';
import type { ListingView } from './marketplace-queries.ts';

type Profile = NonNullable<ListingView['profile']>;

/** Must get only what the server sent to this reader. */
export function OpenProfile({
  profile,
  own,
  acting = false,
  sold,
  photos,
  beside,
}: {
  profile: Profile;
  own: boolean;
  /** The reader is a broker to whom the owner opened it. */
  acting?: boolean;
  sold: boolean;
  photos?: ReactNode;
  beside?: BesideFigure | undefined;
}) {
  const { contact, figures } = columnsOf(profile, beside);
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
          {acting ? 'Confidential' : 'Confidential under NDA'}
        </Badge>
      </div>
      <p className="max-w-prose text-muted text-small">{profileWords({ own, acting, sold })}</p>
      {profile.about && <p className="max-w-prose whitespace-pre-line">{profile.about}</p>}
      {photos}
      <div className="grid gap-x-10 md:grid-cols-2">
        <DescriptionList items={contact} />
        <DescriptionList className="border-line max-md:border-t" items={figures} />
      </div>
    </Card>
  );
}

function columnsOf(profile: Profile, beside: BesideFigure | undefined) {
  const details = mapFields<FieldValues, Record<FieldKind, ReactNode>>(profile, fieldDetails);
  const lines = (...groups: FieldGroup[]) =>
    fieldsIn(...groups).map((field) => ({
      term: rowOf(field).term,
      detail: details[field],
      below: isCompared(field) && beside?.(field, profile[field]),
    }));
  return {
    contact: [
      { term: 'Address', detail: profile.businessAddress },
      ...(profile.trade ? [{ term: 'Trade', detail: tradeLabel(profile.trade) }] : []),
      ...lines('business'),
      { term: 'Contact', detail: profile.contactName },
      ...lines('contact'),
    ],
    figures: lines('figures', 'sale'),
  };
}
