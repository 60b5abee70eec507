import { expect, test } from 'vitest';
import { listingStatuses } from '../domain/life-cycle.ts';
import { sectionLeads } from './section-leads.ts';

const leadsOf = (status: (typeof listingStatuses)[number]) => sectionLeads(status, { dirty: false });

test('only a public listing says that everyone can see its card', () => {
  const seen = listingStatuses.filter((status) => /^Visible to everyone,/.test(leadsOf(status).card));
  expect(seen).toEqual(['live', 'under_offer']);
  expect(leadsOf('draft').card).toContain('once published');
});

test('a sold or withdrawn listing says nothing about what buyers will see', () => {
  for (const status of ['sold', 'withdrawn'] as const) {
    const { card, profile, preview } = leadsOf(status);
    expect([card, profile, preview.title, preview.line].join(' ')).not.toMatch(/sees? this|until|approve/);
  }
  expect(leadsOf('sold').profile).toContain('the buyer who bought');
  expect(leadsOf('withdrawn').profile).not.toContain('bought');
});
