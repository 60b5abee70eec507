import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { helpArticles } from '#content/help/articles.ts';
import { acts } from '#features/conversation/assistant/domain/acts/acts.ts';
import { clausesOf } from '#features/conversation/assistant/domain/clauses.ts';
import type { Note } from '#features/conversation/assistant/domain/notes/note.ts';
import { notes } from '#features/conversation/assistant/domain/notes/notes.ts';
import { offerMoves } from '#features/offers/offers/domain/offer.ts';

const plain = (text: string) => text.replaceAll('’', "'").replace(/\s+/g, ' ');

describe('what Appa says of the product', () => {
  it('names only buttons, pages and fields that are there', () => {
    const own = /conversation\/assistant\//;
    const product = globSync('src/**/*.{ts,tsx}').filter(
      (file) => !own.test(file) && !file.includes('.test.'),
    );
    const words = plain(product.map((file) => readFileSync(file, 'utf8')).join('\n'));
    // What a person may type, or write into a listing.
    const examples = ['franchised restaurant', 'HVAC in Texas under 1M'];
    const told = [...Object.values(notes), ...acts.map(({ says }) => ({ says, es: '' }))];
    const named = told.flatMap(({ says, es }) =>
      [...`${says} ${es}`.matchAll(/“([^”]+)”/g)].map(([, label = '']) => plain(label).replace(/[,…]$/, '')),
    );
    expect(named.length).toBeGreaterThan(100);
    expect(
      [...new Set(named)].filter((label) => !words.includes(label) && !examples.includes(label)),
    ).toEqual([]);
  });

  it('names only articles that are there', () => {
    const slugs = new Set(helpArticles.map(({ slug }) => slug));
    const named = Object.values(notes).flatMap((note: Note) => note.help ?? []);
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((slug) => !slugs.has(slug))).toEqual([]);
  });

  it('sends brokers only to the steps of an offer that they may take', () => {
    const steps = acts.flatMap(({ does, who }) =>
      does.flatMap((call) => {
        const [, to] = /^POST \/api\/offers\/:id\/moves (\w+)$/.exec(call) ?? [];
        return to ? [{ to, broker: who.includes('broker') }] : [];
      }),
    );
    expect(steps.length).toBeGreaterThan(4);
    for (const { to, broker } of steps)
      expect(broker, to).toBe(offerMoves.some((move) => move.to === to && move.by.includes('broker')));
  });
});

describe('the thoughts of a message', () => {
  it('are not cut between a verb and its subject', () => {
    expect(clausesOf('how much money do I have to bring for an SBA loan')).toEqual([]);
    expect(clausesOf('my shop is live now I want to know who looked')).toEqual([
      'my shop is live now',
      'I want to know who looked',
    ]);
  });
});
