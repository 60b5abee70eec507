import { expect, test } from 'vitest';
import { offerParties, offerStatuses } from './offer.ts';
import { newsOf, type Side } from './step-news.ts';
import { offerKinds } from './terms.ts';

const textsFor = (side: Side): string[] =>
  offerKinds.flatMap((kind) =>
    offerParties.flatMap((party) =>
      offerStatuses.flatMap((from) =>
        offerStatuses.flatMap((to) =>
          [true, false].flatMap((revised) => {
            const until = new Date('2026-12-20');
            const step = { ...{ kind, party, from, to, revised }, outcome: null };
            const news = newsOf({ ...step, expiresAt: until, exclusiveUntil: until }, side);
            return news ? [[news.words, ...news.lines].join(' ')] : [];
          }),
        ),
      ),
    ),
  );

test('a broker is never addressed as the owner, nor as the buyer', () => {
  const texts = textsFor('broker');
  expect(texts.length).toBeGreaterThan(20);
  for (const text of texts) {
    expect(text).not.toMatch(/\byour\b/i);
    expect(text).not.toMatch(/you (agreed|may not)|counteroffer for you/);
    expect(text).not.toContain('mark the listing as sold');
  }
});

test('the owner hears of “your broker” and “your counteroffer”, never of an owner', () => {
  const texts = textsFor('seller');
  expect(texts.some((text) => text.startsWith('Your broker withdrew your counteroffer'))).toBe(true);
  for (const text of texts) expect(text).not.toMatch(/the owner|another broker/i);
});

test('says until when an offer is open in Eastern Time, which its writer may have meant as the day before', () => {
  const step = { kind: 'loi', party: 'buyer', from: 'draft', to: 'submitted', revised: false } as const;
  const expiresAt = new Date('2026-12-21T04:59:59Z');
  const news = newsOf({ ...step, outcome: null, expiresAt, exclusiveUntil: null }, 'seller');
  expect(news?.lines.join(' ')).toContain(
    'It is open until December 20, 2026, 11:59 PM Eastern Time (4:59 AM UTC on December 21, 2026).',
  );
});
