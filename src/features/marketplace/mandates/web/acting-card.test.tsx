import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { HiddenProfile } from '#features/marketplace/listings/web/hidden-profile.tsx';
import { ToastContext } from '#kit/ui/use-toast.ts';
import { ActingCard } from './acting-card.tsx';
import { InvitedCard } from './invited-card.tsx';
import { type MandateView, mandatedQuery } from './queries.ts';

const listingId = '01890a5d-ac96-774b-bcce-b302099a8057';

const shown = (given: Pick<MandateView, 'mayApprove' | 'listingMoves'> & Partial<MandateView>) => {
  const queries = new QueryClient();
  const kept = { id: listingId, listingId, listingVersion: 3, status: 'active', profileAccess: 'none' };
  const mandate = { ...kept, ...given } as MandateView;
  queries.setQueryData(mandatedQuery().queryKey, {
    active: new Map([[listingId, mandate]]),
    invited: new Map(),
  });
  return renderToStaticMarkup(
    <MemoryRouter>
      <QueryClientProvider client={queries}>
        <ToastContext value={() => undefined}>
          <ActingCard listingId={listingId} room={<a href="/room">The room</a>} />
        </ToastContext>
      </QueryClientProvider>
    </MemoryRouter>,
  );
};

test('shows the listing actions and the offers to a broker who may approve', () => {
  const page = shown({ mayApprove: true, listingMoves: ['under_offer', 'withdrawn'] });
  expect(page).toContain('Mark under offer');
  expect(page).toContain('Withdraw');
  expect(page).not.toContain('Mark live again');
  expect(page).toContain(`href="/listing/${listingId}/offers"`);
  expect(page).toContain('href="/room"');
});

test('hides listing actions and offers from a broker who may only vet', () => {
  const page = shown({ mayApprove: false, listingMoves: [] });
  expect(page).toContain('The owner alone lets buyers in, reads the offers and moves the listing.');
  expect(page).not.toMatch(/Mark under offer|Withdraw|\/offers/);
});

test('says what of the private profile the owner opened', () => {
  const opened = (profileAccess: MandateView['profileAccess']) =>
    shown({ mayApprove: true, listingMoves: [], profileAccess });
  expect(opened('none')).not.toContain('private profile');
  expect(opened('read')).toContain('The owner opened the private profile.');
  expect(opened('edit')).toContain('The owner opened the private profile, and the listing to edit.');
});

test('does not ask a broker who acts for the owner to sign the NDA', () => {
  const page = renderToStaticMarkup(<HiddenProfile acting />);
  expect(page).toContain('The owner has not opened the private profile to you.');
  expect(page).not.toMatch(/signed the NDA|until approval/);
});

test('shows an invited broker the invitation instead of the NDA request', () => {
  const page = (invited: boolean) => {
    const queries = new QueryClient();
    const invitation = {
      listingId,
      status: 'invited',
      mayApprove: true,
      profileAccess: 'read',
    } as MandateView;
    queries.setQueryData(mandatedQuery().queryKey, {
      active: new Map(),
      invited: new Map(invited ? [[listingId, invitation]] : []),
    });
    return renderToStaticMarkup(
      <MemoryRouter>
        <QueryClientProvider client={queries}>
          <InvitedCard listingId={listingId}>NDA Request</InvitedCard>
        </QueryClientProvider>
      </MemoryRouter>,
    );
  };
  expect(page(false)).toBe('NDA Request');
  expect(page(true)).toContain('The owner invited you to act as the broker for this listing.');
  expect(page(true)).toContain('href="/engagements"');
  expect(page(true)).not.toContain('NDA Request');
});
