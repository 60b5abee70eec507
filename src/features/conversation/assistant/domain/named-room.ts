import { isNamedIn } from './named-business.ts';
import { tradesIn } from './trades.ts';
import { allWords, isEmpty } from './words.ts';

/** What a room is called, not the business: `room` is no word of “Restaurant with banquet room” here. */
const ofRooms =
  /\b(?:(?:deal|data|diligence|virtual) ?rooms?|rooms?|vdr|folders?|documents?|files?|papers?|missing|needed|complete|ready|open)\b/gi;
/** `the room for the electrical company`, `the bakery’s data room`. */
const called =
  /\b(?:room|vdr)\W+(?:for|of|at)\W+(?:(?:the|my|our|a|that|this)\W+)?(.{2,60})$|\b(?:the|my|our)\W+(.{2,40}?)(?:[’']s)?\W+(?:deal|data) ?room\b/i;
/** What says no more than that it is a business, or when. */
const anyBusiness =
  /^(?:business|company|listing|listings|deal|sale|buyer|buyers|seller|room|now|today|yet|still|right|far|so|online|virtual|own|new|first|last|please|one|lender|lenders|bank|banks|broker|brokers|accountant|attorney|lawyer|cpa|advisor|diligence|closing|review|investor|investors|team|everyone)$/;

/**
 * Those of some places that a question names by a word of what they are called, or by their trade. All of them if it
 * names no business; none if it names one that is none of them.
 */
export function thoseNamed<T>(
  question: string,
  all: readonly T[],
  namesOf: (one: T) => readonly string[],
): readonly T[] {
  const said = question.replace(ofRooms, ' ');
  const named = all.filter((one) => isNamedIn(said, namesOf(one)));
  if (named.length > 0) return named;
  return namesOne(question, said) ? [] : all;
}

/** Those that a question names, else all of them: what else it names may be a document or a person. */
export function namedOrAll<T>(
  question: string,
  all: readonly T[],
  namesOf: (one: T) => readonly string[],
): readonly T[] {
  const named = all.filter((one) => isNamedIn(question.replace(ofRooms, ' '), namesOf(one)));
  return named.length > 0 ? named : all;
}

function namesOne(question: string, said: string): boolean {
  if (tradesIn(said).trades.some(({ label }) => !label.startsWith('“'))) return true;
  const [, after, before] = called.exec(question) ?? [];
  return allWords((after ?? before ?? '').replace(ofRooms, ' ')).some(
    (word) => word.length > 2 && !isEmpty(word) && !anyBusiness.test(word),
  );
}
