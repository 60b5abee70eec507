import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { ProfileView } from '#features/people/accounts/web/profile-queries.ts';
import { ProfileHead } from './profile-head.tsx';

const shown = (roles: ProfileView['roles'], own: boolean) => {
  const profile = { id: 'someone', firstName: 'Bella', lastName: 'Buyer', email: null, roles } as ProfileView;
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <ProfileHead profile={profile} about={null} own={own} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
};

test('only buyers see the link to verification on their own profile', () => {
  expect(shown(['buyer'], true)).toContain('href="/verification"');
  expect(shown(['seller'], true)).not.toContain('/verification');
  expect(shown(['buyer'], false)).not.toContain('/verification');
});
