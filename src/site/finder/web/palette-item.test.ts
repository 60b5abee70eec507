import { expect, test } from 'vitest';
import { foundGroups, matching, pageItem } from './palette-item.ts';

const pages = [
  { label: 'Dashboard', to: '/user/dashboard' },
  { label: 'Email settings', to: '/user/profile#notifications', words: 'preferences digest' },
].map(pageItem);

test('finds a page by every word of its name or search terms, ignoring case', () => {
  expect(matching(pages, 'dash').map(({ label }) => label)).toEqual(['Dashboard']);
  expect(matching(pages, 'MAIL  pref').map(({ label }) => label)).toEqual(['Email settings']);
  expect(matching(pages, 'dash mail')).toEqual([]);
  expect(matching(pages, '  ')).toEqual(pages);
});

test('an own listing opens the editor, another the card, a business its listing', () => {
  const id = '7b1f0a52-4f0e-4c39-9a44-1f0a524f0e4c';
  const groups = foundGroups({
    listings: [
      { id, title: 'Mine', own: true, client: false, status: 'draft' },
      { id, title: '', own: false, client: false, status: 'live' },
    ],
    documents: [{ id, name: 'Shop lease.pdf', page: 3, room: 'A shop' }],
    businesses: [
      { id, name: 'With a listing', listingId: id },
      { id, name: 'Without', listingId: null },
    ],
    people: [{ id, name: 'Ada Lark', email: null }],
    help: [{ slug: 'sde', title: 'SDE', anchor: 'add-backs', heading: 'Add-backs' }],
  });
  expect(groups.flatMap(({ items }) => items.map(({ to }) => to))).toEqual([
    `/listing/${id}/edit`,
    `/listing/${id}`,
    `/room-document/${id}?page=3`,
    `/listing/${id}/edit`,
    '/user/dashboard',
    `/user/${id}/profile`,
    '/help/sde#add-backs',
  ]);
  expect(groups[0]?.items.map(({ hint }) => hint)).toEqual(['Yours · Draft', null]);
});
