export const relations = [
  'spouse',
  'child',
  'parent',
  'sibling',
  'relative',
  'company',
  'relatives_company',
] as const;
export type Relation = (typeof relations)[number];
export type RelatedParty = { name: string; relation: Relation };

export const relationWords: Record<Relation, string> = {
  spouse: 'Spouse or partner',
  child: 'Child',
  parent: 'Parent',
  sibling: 'Brother or sister',
  relative: 'Other relative',
  company: 'Company of the owner',
  relatives_company: 'Company of a relative',
};

/** Policy: an owner who lists more has a group of companies, which takes an accountant. */
export const mostRelated = 40;
/** A name with fewer letters is in too many other words to be looked for. */
export const fewestLetters = 3;

/** The place of the first name that is on the list before; `null`: none. */
export function doubledAt(parties: readonly Pick<RelatedParty, 'name'>[]): number | null {
  const names = parties.map(({ name }) => name.toLowerCase());
  const at = names.findIndex((name, place) => names.indexOf(name) < place);
  return at < 0 ? null : at;
}

const notLetters = /[^\p{L}\p{N}]+/gu;
export const lettersOf = (name: string): number => name.replace(notLetters, '').length;

/** Books leave these out or write them in other ways. */
const entityWords = /^(llc|pllc|inc|corp|corporation|company|co|ltd|lp|llp)$/i;

/**
 * A regular expression of PostgreSQL, to be matched without case, for payees that are on the list. Spaces and other signs
 * may differ; a person may be written last name first; the legal form at the end of a company may be missing. `null`: the
 * list is empty.
 */
export function relatedPattern(names: readonly string[]): string | null {
  const found = names.flatMap((name) => patternsOf(wordsOf(name)));
  return found.length === 0 ? null : found.join('|');
}

function patternsOf(words: readonly string[]): string[] {
  const [first = '', second = ''] = words;
  if (first === '') return [];
  const isCompany = entityWords.test(words.at(-1) ?? '');
  const core = words.length > 2 && isCompany ? words.slice(0, -1) : words;
  return [inOrder(core), ...(words.length === 2 && !isCompany ? [inOrder([second, first])] : [])];
}

const inOrder = (words: readonly string[]) => String.raw`\m${words.map(spelled).join('[^[:alnum:]]+')}\M`;

/** Letters with a place for the apostrophe or period that one of the two spellings lacks. */
const spelled = (word: string) => [...word].join("['’.]?");

/** Without its apostrophes and periods: `Hettie’s` is one word in books that write `Hetties`, too. */
const wordsOf = (name: string) =>
  name
    .replace(/['’.]/g, '')
    .split(notLetters)
    .filter((word) => word !== '');
