/** A part of a name that is shorter is in too many other words. */
const shortest = 3;

/** What companies, trusts and the like call themselves. */
const entity = String.raw`\m(llc|l\.l\.c|pllc|inc|corp|corporation|company|co|ltd|lp|llp|trust|holdings?|properties|realty|enterprises?|ventures?|rentals?|leasing)\M`;

/** With these an entry says itself that it is for a relative; “& Son” and “Family Dollar” are not among them. */
export const relativeWords: string = String.raw`\m(spouse|wife|husband)\M|\m(my|our|his|her|owner.?s?) (son|daughter|kids?|children|mother|father|mom|dad|parents?|brother|sister|family)\M`;

/**
 * A regular expression of PostgreSQL, to be matched without case, for payees that may be family or a company of the
 * owner: the last name as a word (Harrow Properties, Robert Harrow), or the first name in the name of a company (Hettie’s
 * Rentals LLC). Many share a last name, so what it finds is a question. `null`: the names are too short. Source:
 * docs/rules/quality-of-earnings.md, F16.
 */
export function relativePattern(firstName: string, lastName: string): string | null {
  const [first, last] = [firstName.trim(), lastName.trim()];
  const found = [
    ...(last.length >= shortest ? [word(last)] : []),
    ...(first.length >= shortest ? [`${word(first)}.*${entity}`, `${entity}.*${word(first)}`] : []),
  ];
  return found.length === 0 ? null : found.join('|');
}

const word = (name: string) => String.raw`\m${name.replaceAll(/[^\p{L}\p{N} ]/gu, '\\$&')}\M`;
