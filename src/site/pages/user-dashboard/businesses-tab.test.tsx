import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { ListingStatus } from '#features/marketplace/listings/domain/life-cycle.ts';
import { type Auth, AuthContext } from '#kit/auth/auth-context.ts';
import { ToastContext } from '#kit/ui/use-toast.ts';
import { BusinessesTab } from './BusinessesTab.tsx';
import type { Dashboard } from './use-dashboard.ts';

const business = { id: 'one', businessName: 'Larkspur LLC', industry: 'services', trade: 'hvac' };

const shown = (status: ListingStatus | null) => {
  const listings = status === null ? [] : [{ id: 'listing', businessId: 'one', title: 'A trade', status }];
  const loaded = (data: unknown) => ({ data, error: null, hasNextPage: false });
  const parts = { businesses: loaded([business]), listings: loaded(listings) };
  return renderToStaticMarkup(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <AuthContext value={{ user: null } as Auth}>
          <ToastContext value={() => undefined}>
            <BusinessesTab {...(parts as unknown as Pick<Dashboard, 'businesses' | 'listings'>)} />
          </ToastContext>
        </AuthContext>
      </QueryClientProvider>
    </MemoryRouter>,
  );
};

test('offers to create a listing for a business without one, unless it was sold', () => {
  expect(shown(null)).toContain('Write the listing');
  expect(shown('sold')).toContain('View listing');
  expect(shown('sold')).not.toContain('Write the listing');
});
