import { useSearchParams } from 'react-router';
import { OfferTable } from '#features/offers/offers/web/offer-table.tsx';
import { useAuth } from '#kit/auth/auth-context.ts';
import { Checkbox } from '#kit/ui/Checkbox.tsx';
import { PageHeader } from '#kit/ui/PageHeader.tsx';
import { Tabs } from '#kit/ui/Tabs.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = () => pageMeta('Offers', { hidden: true });

export default function OffersPage() {
  const { user } = useAuth();
  const [search, setSearch] = useSearchParams();
  const loiOnly = search.get('kind') === 'loi';
  // Buyers receive no offers, so they start with those they sent.
  const sells = user?.roles.some((role) => role === 'seller' || role === 'broker') ?? false;
  const asked = search.get('side') ?? (sells ? 'received' : 'sent');
  const side = asked === 'sent' ? 'sent' : 'received';
  const show = (next: { side: string; loiOnly: boolean }) =>
    setSearch(
      { side: next.side, ...(next.loiOnly ? { kind: 'loi' } : {}) },
      { replace: true, preventScrollReset: true },
    );
  return (
    <>
      <PageHeader title="Offers" lead="Indications of interest and letters of intent, received and sent." />
      <div className="flex flex-col gap-4">
        <Checkbox
          checked={loiOnly}
          onCheckedChange={(on) => show({ side, loiOnly: on })}
          label="Letters of intent only"
        />
        <Tabs
          label="Offers"
          value={side}
          onValueChange={(next) => show({ side: next, loiOnly })}
          tabs={[
            {
              value: 'received',
              label: 'For my listings',
              content: <OfferTable scope="received" loiOnly={loiOnly} />,
            },
            { value: 'sent', label: 'Sent by me', content: <OfferTable scope="sent" loiOnly={loiOnly} /> },
          ]}
        />
      </div>
    </>
  );
}
