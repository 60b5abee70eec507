import {
  type DivisionSlug,
  divisions,
  type Place,
  states,
} from '#features/marketplace/listings/domain/places.ts';
import { townIn } from './towns.ts';

/** Common names of regions, as Census divisions or states. */
const regions: readonly [RegExp, readonly Place[]][] = [
  [/\b(?:rocky )?mountain (?:states?|west|region|area)\b|\b(?:the )?rockies\b/i, ['mountain']],
  [/\bnew england\b/i, ['new-england']],
  [/\b(?:mid|middle)[- ]atlantic\b/i, ['middle-atlantic']],
  [/\bsouth atlantic\b/i, ['south-atlantic']],
  [/\bpacific (?:northwest|north west)\b|\bpnw\b/i, ['washington', 'oregon', 'idaho']],
  [/\b(?:west coast|pacific(?: coast| states)?)\b/i, ['pacific']],
  [/\beast coast\b/i, ['new-england', 'middle-atlantic', 'south-atlantic']],
  [/\bmid-?\s?west(?:ern)?\b/i, ['east-north-central', 'west-north-central']],
  [/\bnorth-?\s?east(?:ern)?\b/i, ['new-england', 'middle-atlantic']],
  [/\bsouth-?\s?west(?:ern)?\b/i, ['arizona', 'new-mexico', 'texas', 'oklahoma']],
  [/\bsouth-?\s?east(?:ern)?\b/i, ['south-atlantic', 'east-south-central']],
  [/\bgulf coast\b/i, ['texas', 'louisiana', 'mississippi', 'alabama', 'florida']],
  [/\bgreat lakes\b/i, ['east-north-central']],
  [/\bgreat plains\b/i, ['west-north-central']],
  [
    /\b(?:the|down) south\b|\bsouthern (?:states?|us|u\.s\.)\b/i,
    ['south-atlantic', 'east-south-central', 'west-south-central'],
  ],
  [/\b(?:the|out) west\b|\bwestern (?:states?|us|u\.s\.)\b/i, ['mountain', 'pacific']],
];

/** Longer names first, so that West Virginia is not taken for Virginia. */
const named = [...states, ...divisions].toSorted((a, b) => b.label.length - a.label.length);
const ambiguous = new Set<string>(['mountain', 'pacific'] satisfies DivisionSlug[]);

/** Finds the marketplace's places in a text, a town by its state, and returns the text without them. */
export function placesIn(text: string): { places: Place[]; town: string | null; rest: string } {
  const places: Place[] = [];
  let rest = text;
  const take = (pattern: RegExp, found: readonly Place[]) => {
    if (!pattern.test(rest)) return;
    places.push(...found);
    rest = rest.replace(pattern, ' ');
  };
  for (const { slug, label } of named)
    if (!ambiguous.has(slug)) take(new RegExp(String.raw`\b${label}\b`, 'i'), [slug]);
  for (const [pattern, found] of regions) take(pattern, found);
  const town = townIn(rest);
  if (town) take(town.pattern, [town.state]);
  // A code counts after `in`, `or`, `and` or a comma, unless all is in capitals: IN, OR and ME are words too.
  if (text !== text.toUpperCase())
    for (const { slug, code } of states)
      take(new RegExp(String.raw`(?:(?<=\bin )|(?<=, ?)|(?<=\bor )|(?<=\band ))${code}\b`), [slug]);
  return { places: [...new Set(places)], town: town?.name ?? null, rest };
}
