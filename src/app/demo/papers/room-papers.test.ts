import { describe, expect, it } from 'vitest';
import { storyListings } from '../story/story-listings.ts';
import { addBacks, statementOf } from './room-papers.ts';
import { factsOfTrades } from './trade-facts.ts';

const years = [2023, 2024, 2025];
const inRooms = storyListings.filter(({ trade }) => factsOfTrades[trade]);

describe('the documents of a demo deal room', () => {
  it('are written for the deals of the story', () => {
    expect(inRooms.length).toBeGreaterThan(2);
  });

  it.each(inRooms.map((listing) => [listing.trade, listing] as const))(
    'agree with each other: %s',
    (_, listing) => {
      const statement = statementOf(listing, years);
      const line = (name: string) =>
        statement
          .find(([label]) => label === name)
          ?.slice(1)
          .map(Number) ?? [];
      const [total, ...items] = addBacks(statement, years).slice(1).toReversed();
      for (const at of years.keys()) {
        const claimed = items.reduce((sum, row) => sum + Number(row[at + 1]), 0);
        expect(claimed).toBe(Number(total?.[at + 1]));
        const [sde = 0, ebitda = 0] = [line('Seller’s discretionary earnings')[at], line('EBITDA')[at]];
        expect(Math.abs(sde - ebitda - claimed)).toBeLessThanOrEqual(1);
      }
    },
  );
});
