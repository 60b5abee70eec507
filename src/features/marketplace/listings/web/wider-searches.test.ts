import { describe, expect, it } from 'vitest';
import { searchIn } from './marketplace-address.ts';
import { widerSearches } from './wider-searches.ts';

function wider(query: string) {
  const address = new URLSearchParams(query);
  return widerSearches(address, searchIn(address)).map(({ words, address: to }) => [words, String(to)]);
}

describe('searches that find more', () => {
  it('split words that name a place', () => {
    expect(wider('q=texas+bbq')).toEqual([
      ['“bbq”', 'q=bbq'],
      ['“Texas”', 'q=Texas'],
    ]);
    expect(wider('q="auto+repair"+in+New+York+-franchise')).toEqual([
      ['“"auto repair"”', 'q=%22auto+repair%22'],
      ['“New York”', 'q=New+York'],
    ]);
  });

  it('leave out one filter at a time, and start at the first page', () => {
    expect(wider('industry=technology&location=florida&priceMax=250k-500k&page=3&size=12&compare=x')).toEqual(
      [
        ['Florida, Price up to $500k', 'location=florida&priceMax=250k-500k&size=12&compare=x'],
        ['Technology, Price up to $500k', 'industry=technology&priceMax=250k-500k&size=12&compare=x'],
        ['Technology, Florida', 'industry=technology&location=florida&size=12&compare=x'],
      ],
    );
    expect(wider('q=bakery&location=florida')).toEqual([
      ['Florida', 'location=florida'],
      ['“bakery”', 'q=bakery'],
    ]);
  });

  it('are none for one criterion: then everything is shown instead', () => {
    expect(wider('q=bbq')).toEqual([]);
    expect(wider('q=texas')).toEqual([]);
    expect(wider('revenue=u100k')).toEqual([]);
  });
});
