import { localToday, localZone } from '#kernel/days.ts';
import { Alert } from '#kit/ui/Alert.tsx';
import { oddExpiry } from '../domain/odd-expiry.ts';
import { oddTerms } from '../domain/odd-terms.ts';
import type { OfferTerms } from '../domain/terms.ts';
import { OddPoints } from './odd-points.tsx';
import type { OfferInFull } from './queries.ts';

type Props = {
  offer: Pick<OfferInFull, 'kind' | 'askingPrice'>;
  terms: OfferTerms;
  reader: 'writer' | 'other side';
};

/** Terms that defeat each other or are unusual, for the side that is about to send them and for the one that answers. */
export function OddTermsAlert({ offer, terms, reader }: Props) {
  const writes = reader === 'writer';
  const odd = oddTermsToday(offer, terms);
  const expiry = writes ? oddExpiry({ terms, now: new Date(), zone: localZone() }) : [];
  if (odd.length + expiry.length === 0) return null;
  return (
    <Alert title={writes ? 'Check these terms' : 'Points to check in these terms'} tone="warning">
      <OddPoints points={[...expiry, ...odd]} advise={writes} />
      <p className="mt-2">
        {writes
          ? `You can send them as they are if you mean them.${odd.length > 0 ? ' The other side sees what is unusual, too.' : ''}`
          : 'The parties may intend this. If not, settle it in the next round. Ask your attorney before you accept.'}
      </p>
    </Alert>
  );
}

export function oddTermsToday({ kind, askingPrice }: Props['offer'], terms: OfferTerms) {
  return oddTerms({ kind, terms, today: localToday(), asking: askingPrice });
}
