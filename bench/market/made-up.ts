import { industryValues } from '#features/marketplace/businesses/domain/industries.ts';
import { earningsBandKeys, moneyBandKeys, moneyBands } from '#features/marketplace/listings/domain/bands.ts';
import { divisions, states } from '#features/marketplace/listings/domain/places.ts';
import { employeeBands } from '#features/marketplace/listings/domain/size-bands.ts';
import { days } from '#kernel/instant.ts';
import { realisticTeasers } from '#test/support/realistic-teasers.ts';
import { seeded, zipf } from './zipf.ts';

/** Words of real teasers, the most common first, followed by generated ones: the long tail of trades and brands. */
export const vocabulary: readonly string[] = wordsBy(20_000);
const sizes = { industries: 25, states: 51, titleWords: 6, shortest: 24, longest: 72 };

/** By frequency. No listing of the five rarest industries is in the ten rarest states. */
export const byFrequency: { industries: readonly string[]; states: readonly string[] } = {
  industries: shuffled(industryValues, 1),
  states: shuffled(
    states.map(({ slug }) => slug),
    2,
  ),
};
const [emptyIndustries, emptyStates] = [sizes.industries - 5, sizes.states - 10];

/** Of all listings, in turn. */
export const owners = 20_000;

export type MadeUp = ReturnType<ReturnType<typeof madeUpListings>>;

/**
 * Industries, states and words follow Zipf's law; prices grow with revenue, so that filters correlate as in reality.
 */
export function madeUpListings(count: number, until: Date) {
  const random = seeded(20_261_120);
  const word = zipf(vocabulary.length, random);
  const industry = zipf(sizes.industries, random);
  const state = zipf(sizes.states, random);
  const pick = <T>(values: readonly T[]): T | undefined => values[Math.floor(random() * values.length)];
  const words = (many: number) => Array.from({ length: many }, () => vocabulary[word()]).join(' ');
  const span = 3 * 365 * days;
  return (n: number) => {
    const [of, at] = [industry(), state()];
    const size = Math.min(8, Math.floor(-Math.log(1 - random()) * 2.2));
    const lower = (steps: number) => Math.max(0, size - Math.floor(random() * steps));
    const place = random();
    const shown = random();
    const price = lower(3);
    const lives = of < emptyIndustries || at < emptyStates;
    return {
      id: uuid(random),
      business: uuid(random),
      owner: n % owners,
      status: random() < 0.96 ? 'live' : 'under_offer',
      published: new Date(until.getTime() - Math.floor((1 - Math.sqrt((n + 1) / count)) * span)),
      title: words(sizes.titleWords),
      description: words(sizes.shortest + Math.floor(random() * (sizes.longest - sizes.shortest))),
      industry: byFrequency.industries[of] ?? '',
      place:
        place < 0.03
          ? null
          : place < 0.1
            ? pick(divisions.map(({ slug }) => slug))
            : byFrequency.states[lives ? at : at - 10],
      display: shown < 0.2 ? 'hidden' : shown < 0.6 ? 'band' : 'exact',
      price_band: shown >= 0.2 && shown < 0.6 ? moneyBandKeys[price] : null,
      price_cents: shown >= 0.6 ? (moneyBands[price]?.from ?? 0) + Math.floor(random() * 90) * 100_000 : null,
      revenue: moneyBandKeys[size],
      ebitda: random() < 0.1 ? null : earningsBandKeys[lower(4)],
      sde: random() < 0.3 ? null : earningsBandKeys[lower(4)],
      employees: employeeBands[Math.min(5, lower(3))],
    };
  };
}

function wordsBy(count: number): string[] {
  const times = new Map<string, number>();
  for (const word of realisticTeasers
    .join(' ')
    .toLowerCase()
    .match(/[a-z]+/g) ?? [])
    times.set(word, (times.get(word) ?? 0) + 1);
  const real = [...times].toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([word]) => word);
  const random = seeded(7);
  const syllable = () => {
    const [consonants, vowels] = ['bcdfghklmnprstvw', 'aeiou'];
    return `${consonants[Math.floor(random() * 16)]}${vowels[Math.floor(random() * 5)]}`;
  };
  const all = new Set(real);
  while (all.size < count)
    all.add(`${syllable()}${syllable()}${syllable()}${random() < 0.5 ? syllable() : ''}`);
  return [...all];
}

function shuffled<T>(values: readonly T[], seed: number): T[] {
  const random = seeded(seed);
  return values
    .map((value) => ({ value, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ value }) => value);
}

function uuid(random: () => number): string {
  const hex = Array.from({ length: 4 }, () =>
    Math.floor(random() * 2 ** 32)
      .toString(16)
      .padStart(8, '0'),
  ).join('');
  const [a, b, c, d] = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(13, 16), hex.slice(17, 20)];
  return `${a}-${b}-4${c}-8${d}-${hex.slice(20, 32)}`;
}
