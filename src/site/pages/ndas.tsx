import { useSearchParams } from 'react-router';
import { PassportCard } from '#features/agreements/nda-passports/web/passport-card.tsx';
import { type Binding, bindings, type RegisterScope } from '#features/agreements/ndas/domain/register.ts';
import { NdaRegister } from '#features/agreements/ndas/web/register.tsx';
import { useAuth } from '#kit/auth/auth-context.ts';
import { Alert } from '#kit/ui/Alert.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { PageHeader } from '#kit/ui/PageHeader.tsx';
import { Select } from '#kit/ui/Select.tsx';
import { Tabs } from '#kit/ui/Tabs.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = () => pageMeta('NDAs', { hidden: true });

const states = [
  { value: 'any', label: 'In force and expired' },
  { value: 'binding', label: 'In force' },
  { value: 'ended', label: 'Expired' },
];

export default function NdasPage() {
  const { tabs, side, listingId, binding, show } = useRegisterView();
  return (
    <>
      <PageHeader title="NDAs" lead="Every signed NDA, its expiration date and its sealed file." />
      <div className="flex flex-col gap-4">
        <PassportCard />
        {listingId !== null && <OneListing onAll={() => show({ listing: null })} />}
        <div className="w-full max-w-60">
          <Select
            aria-label="Status"
            value={binding ?? 'any'}
            onValueChange={(value) => show({ state: value === 'any' ? null : value })}
            options={states}
          />
        </div>
        <Tabs
          label="NDAs"
          value={side}
          onValueChange={(next) => show({ side: next })}
          tabs={tabs.map(({ value, label }) => ({
            value,
            label,
            content: <NdaRegister key={value} scope={value} listingId={listingId} binding={binding} />,
          }))}
        />
      </div>
    </>
  );
}

const sides: readonly { value: RegisterScope; label: string }[] = [
  { value: 'signed', label: 'Signed by me' },
  { value: 'received', label: 'For my listings' },
  { value: 'all', label: 'All' },
];

function useRegisterView() {
  const { user } = useAuth();
  const isAdmin = user?.roles.includes('admin') ?? false;
  // Sellers who never buy have signed nothing.
  const sells =
    user?.roles.some((role) => role === 'seller' || role === 'broker') && !user.roles.includes('buyer');
  const [search, setSearch] = useSearchParams();
  const listingId = search.get('listing');
  const binding: Binding | null = bindings.find((one) => one === search.get('state')) ?? null;
  const tabs = sides.filter(({ value }) => value !== 'all' || isAdmin);
  const asked = tabs.find(({ value }) => value === search.get('side'))?.value;
  const side =
    asked ?? (isAdmin && listingId !== null ? 'all' : sells || listingId !== null ? 'received' : 'signed');
  const show = (next: Record<string, string | null>) => {
    const now = { side, listing: listingId, state: binding, ...next };
    const kept = Object.entries(now).flatMap(([name, value]) => (value ? [[name, value]] : []));
    setSearch(Object.fromEntries(kept), { replace: true, preventScrollReset: true });
  };
  return { tabs, side, listingId, binding, show };
}

function OneListing({ onAll }: { onAll: () => void }) {
  return (
    <Alert
      tone="info"
      title="One listing"
      action={
        <Button variant="secondary" size="small" onClick={onAll}>
          Show all listings
        </Button>
      }
    >
      Showing the NDAs for one listing.
    </Alert>
  );
}
