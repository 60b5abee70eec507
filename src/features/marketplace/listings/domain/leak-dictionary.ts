import { addressParts, streetForms } from './address-parts.ts';
import { commonWords } from './common-words.ts';
import { foldedWords } from './leak-normalise.ts';
import {
  commonAbbreviations,
  figurativeStreets,
  genericWords,
  legalForms,
  roleMailboxes,
  sharedHosts,
  stopWords,
} from './leak-words.ts';
import { placeLabel, places } from './places.ts';

/** Any of this in a public text reveals the seller. */
export type OwnRecord = {
  legalName: string;
  dba: string | null;
  ownerFirstName: string;
  ownerLastName: string;
  address: string;
  ein: string;
  websites: readonly string[];
  emails: readonly string[];
  phones: readonly string[];
  /** Customers, suppliers, products, brands. */
  otherNames?: readonly string[];
};

export type OwnRule =
  | 'own-name'
  | 'own-initials'
  | 'own-owner'
  | 'own-address'
  | 'own-website'
  | 'own-email'
  | 'own-other-name';

/**
 * `anyhow`: in any disguise. `capitals`: every word capitalized. `upper`: all capitals. `as-written`: exactly as in
 * the record. `ambiguous`: an everyday word, see `common-words.ts`.
 */
type Manner = 'anyhow' | 'capitals' | 'upper' | 'as-written' | 'ambiguous';

/** One or more consecutive words, folded, without what separates them. */
export type Entry = {
  rule: OwnRule;
  manner: Manner;
  letters: string;
  /** Offsets in `letters` at which a word begins. */
  breaks: ReadonlySet<number>;
  written?: string;
};

/** All entries of an own record. Numbers are handled in `leak-digits.ts`. */
export function dictionaryOf(own: OwnRecord): Entry[] {
  const entries = [
    ...nameEntries('own-name', own.legalName),
    ...nameEntries('own-name', own.dba ?? ''),
    ...initialEntries(own.legalName),
    ...initialEntries(own.dba ?? ''),
    ...personEntries(own.ownerFirstName, own.ownerLastName),
    ...addressEntries(own.address),
    ...own.websites.flatMap(websiteEntries),
    ...own.emails.flatMap(emailEntries),
    ...(own.otherNames ?? []).flatMap((name) => nameEntries('own-other-name', name)),
  ];
  return [...entries, ...entries.flatMap(reversed)].filter((entry) => entry.letters !== '');
}

function nameEntries(rule: OwnRule, name: string): Entry[] {
  const written = foldedWords(name.replaceAll('&', ' and ').replaceAll('+', ' and '));
  const withoutForm = written.filter((word) => !legalForms.has(word));
  const core = withoutForm.filter((word) => !stopWords.has(word));
  return [
    ...core.flatMap((word) => wordEntries(rule, word, name)),
    ...phraseEntries(rule, core),
    ...phraseEntries(rule, withoutForm.slice(withoutForm.findIndex((word) => !stopWords.has(word)))),
    ...core.slice(1).flatMap((word, i) => pairEntry(rule, core[i] ?? '', word)),
  ];
}

/** Generic words reveal nothing; very short ones count only as they are written. */
function wordEntries(rule: OwnRule, word: string, source: string): Entry[] {
  const bare = word.length > 4 && word.endsWith('s') ? [word, word.slice(0, -1)] : [word];
  const possessive = /['’]s\b/i.test(source);
  return (possessive ? bare : [word]).flatMap((letters) => {
    if (genericWords.has(letters) || letters.length < 2 || /^\d{1,4}$/.test(letters)) return [];
    if (letters.length === 2) return shortEntry(rule, letters, source);
    return [entry(rule, commonWords.has(letters) ? 'ambiguous' : 'anyhow', [letters])];
  });
}

function shortEntry(rule: OwnRule, letters: string, source: string): Entry[] {
  const written = source.split(/[^\p{L}\p{N}]+/u).find((part) => part.toLowerCase() === letters);
  return written && written !== letters ? [{ ...entry(rule, 'as-written', [letters]), written }] : [];
}

/** Two generic words count only with capitals, because "plumbing services" reveals no one. */
function phraseEntries(rule: OwnRule, phrase: readonly string[]): Entry[] {
  if (phrase.length < 2) return [];
  const generic = phrase.every((word) => genericWords.has(word));
  return [entry(rule, generic && phrase.length < 3 ? 'capitals' : 'anyhow', phrase)];
}

function pairEntry(rule: OwnRule, first: string, second: string): Entry[] {
  const ambiguous = [first, second].some((word) => commonWords.has(word) && !genericWords.has(word));
  return ambiguous ? [entry(rule, 'capitals', [first, second])] : [];
}

/** For names of three words or more: without stop words and legal form, then with them. */
function initialEntries(name: string): Entry[] {
  const withoutForm = foldedWords(name.replaceAll('&', ' and ')).filter((word) => !legalForms.has(word));
  const core = withoutForm.filter((word) => !stopWords.has(word));
  const acronyms = new Set([core, withoutForm].map((list) => list.map((word) => word.charAt(0)).join('')));
  return [...acronyms]
    .filter((letters) => letters.length >= 3 && core.length >= 3 && !commonAbbreviations.has(letters))
    .map((letters) => entry('own-initials', 'upper', [letters]));
}

function personEntries(firstName: string, lastName: string): Entry[] {
  const first = foldedWords(firstName);
  const last = foldedWords(lastName);
  const initial = first[0]?.charAt(0) ?? '';
  const full = first.length > 0 && last.length > 0;
  return [
    ...first.flatMap((word) => wordEntries('own-owner', word, firstName)),
    ...last.flatMap((word) => wordEntries('own-owner', word, lastName)),
    ...(full ? [entry('own-owner', 'anyhow', [...first, ...last])] : []),
    ...(full ? [entry('own-owner', 'anyhow', [...last, ...first])] : []),
    ...(full ? [entry('own-owner', 'capitals', [initial, ...last])] : []),
  ];
}

function addressEntries(address: string): Entry[] {
  const { number, streetName, streetSuffix, city } = addressParts(address);
  const street = foldedWords(streetName);
  const town = foldedWords(city);
  const figurative = street.length === 1 && figurativeStreets.has(street[0] ?? '');
  const isState = places.some((place) => placeLabel(place).toLowerCase() === town.join(' '));
  return [
    ...street.flatMap((word) => wordEntries('own-address', word, streetName)),
    ...phraseEntries('own-address', street),
    ...(number && street.length > 0
      ? [entry('own-address', 'anyhow', [...foldedWords(number), ...street])]
      : []),
    ...(streetSuffix && street.length > 0 && !figurative
      ? streetForms(street, streetSuffix).map((words) => entry('own-address', 'capitals', words))
      : []),
    ...(isState ? [] : town.flatMap((word) => wordEntries('own-address', word, city))),
    ...(isState || town.length < 2 ? [] : [entry('own-address', 'anyhow', town)]),
  ];
}

function websiteEntries(website: string): Entry[] {
  const [host = '', ...path] = website
    .trim()
    .toLowerCase()
    .replace(/^[a-z]+:\/\//, '')
    .replace(/^www\./, '')
    .split(/[/?#]/);
  const labels = host.split('.').slice(0, -1);
  const page = labels.some((label) => sharedHosts.has(label)) ? path : [];
  return [...labels, ...page].flatMap((label) => labelEntries('own-website', label));
}

function emailEntries(email: string): Entry[] {
  const [mailbox = '', host = ''] = email.trim().toLowerCase().split('@');
  const labels = host.split('.').slice(0, -1);
  return [
    ...(roleMailboxes.has(mailbox) ? [] : labelEntries('own-email', mailbox.replace(/\+.*/, ''))),
    ...labels.flatMap((label) => labelEntries('own-email', label)),
  ];
}

function labelEntries(rule: OwnRule, label: string): Entry[] {
  const letters = foldedWords(label);
  const joined = letters.join('');
  const plain = genericWords.has(joined) || commonWords.has(joined) || sharedHosts.has(joined);
  if (joined.length < 4 || plain || /^\d+$/.test(joined)) return [];
  return [entry(rule, 'anyhow', letters)];
}

function reversed(found: Entry): Entry[] {
  const letters = [...found.letters].reverse().join('');
  const taken = genericWords.has(letters) || commonWords.has(letters) || letters === found.letters;
  if (found.manner !== 'anyhow' || letters.length < 4 || taken) return [];
  return [entry(found.rule, 'anyhow', [letters])];
}

function entry(rule: OwnRule, manner: Manner, parts: readonly string[]): Entry {
  const breaks = new Set<number>();
  let length = 0;
  for (const part of parts) {
    length += part.length;
    breaks.add(length);
  }
  return { rule, manner, letters: parts.join(''), breaks };
}
