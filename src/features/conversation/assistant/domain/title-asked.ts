import { aspectsIn, type ListingAspect } from './listing-aspects.ts';
import { asksOfNamed, isNamedIn, isTelling } from './named-business.ts';
import { allWords, stemOf, wordsIn } from './words.ts';

/** What stands around a title in a question: the figure that is asked for, and what a listing is called in general. */
const around = new Set(
  'asking price revenue turnover sde ebitda cash flow earning profit sale sales net gross annual yearly last past year current currently state stated report ad called named codename code headline project owner ask cost earn afford down payment money amount figure number exact total employee staff founded savings saved purchase offer given give card'
    .split(' ')
    .map(stemOf),
);
const figures: readonly ListingAspect[] = ['price', 'revenue', 'sde', 'ebitda', 'employees', 'founded'];
const ofMany =
  /\b(?:my|our|average|averages|mean|median|typical\w*|usual\w*|normal\w*|multiples?|most|in all|in general)\b/i;
const ofSeveral =
  /\b(?:businesses|companies|listings|shops|firms|practices|stores|industry|sector|trade|an?)\b/i;

/** Whether a question may mean the card of one listing, and no average. */
export function mayMeanCard(question: string): boolean {
  return !ofMany.test(question) && (asksFigure(question) || /\bafford\b/i.test(question));
}

function asksFigure(question: string): boolean {
  return aspectsIn(question).some((aspect) => figures.includes(aspect));
}

/** Whether a question has a whole title in it, and means that listing. A single word is often the name of a trade too. */
export function isInFull(question: string, title: string): boolean {
  const called = allWords(title);
  if (called.length === 0 || !called.some((word) => isTelling(word))) return false;
  if (called.length === 1 && ofSeveral.test(question)) return false;
  const asked = allWords(question);
  const at = asked.findIndex((_, from) => called.every((word, off) => asked[from + off] === word));
  if (at < 0) return false;
  return called.length > mostOfTrade || (!isOfKind(question, title, at) && !isOfOther(question, title));
}

/** A longer title is no mere kind of business. */
const mostOfTrade = 3;

/** `a coffee shop`, `any small coffee shop` and `coffee shops` are a kind of business, whatever listing is called so. */
function isOfKind(question: string, title: string, at: number): boolean {
  const [said, named] = [wordsIn(question), wordsIn(title)];
  const last = said[at + named.length - 1] ?? '';
  if (last !== named.at(-1) && stemOf(last) !== last && !/[’']s?$/.test(last)) return true;
  const before = said.slice(Math.max(0, at - 3), at);
  const kind = before.findLastIndex((word) => kinds.has(word));
  return kind >= 0 && before.slice(kind + 1).every((word) => !links.has(word));
}

const kinds = new Set('a an any most every each some another typical un una cualquier'.split(' '));
/** What ends the words that belong to an article: in `a price for Coffee shop` it is that of the price. */
const links = new Set(
  'of for at in on does do did is are was has have would will the this that my our price revenue sde ebitda de para el la'.split(
    ' ',
  ),
);

/** `the price of the health check for Machine shop` is no price of the listing. */
export function isOfOther(question: string, title: string): boolean {
  const [, thing = ''] =
    /\b(?:prices?|costs?|fees?|revenues?|sde|ebitda|earnings|profits?)\s+(?:of|for)\s+(.+?)(?:\s+(?:of|for|in|at|with)\b|[?.!,]|$)/i.exec(
      question,
    ) ?? [];
  const words = allWords(thing).filter((word) => !around.has(word) && isTelling(word));
  return words.length > 0 && !isNamedIn(thing, [title]);
}

/** The words by which a question may call a listing, as they are written, first of the whole, then of its last part. */
export function callingWords(question: string): readonly (readonly string[])[] {
  const said = question.replace(/\$\s?[\d.,]+\s?(?:k|mm?|mil\w*)?|\b\d[\d.,]*\s?(?:k|mm?|mil\w*)\b/gi, ' ');
  const [, last = ''] =
    /\b(?:of|for|does|at|about|afford|is)\s+(.{3,160}?)(?:\s+(?:with|have|has|make|if)\b.*)?$/i.exec(said) ??
    [];
  const both = [said, last].map((part) => [...new Set(wordsIn(part).filter(isCalling))]);
  return both.filter((words, at) => words.length > 0 && words.join() !== both[at - 1]?.join());
}

const isCalling = (word: string) => isTelling(stemOf(word)) && !around.has(stemOf(word));

/** Whether a title has all words by which a question calls it: “the machine shop”, or without an article. */
export function isInPart(question: string, title: string): boolean {
  const isNamed = asksOfNamed(question) || /\bafford (?:the|that|this)\b/i.test(question);
  const isBare = ofBare.test(question) && !ofSeveral.test(question) && !inGeneral.test(question);
  if ((!isNamed && !isBare) || manyOfKind.test(question)) return false;
  const called = new Set(wordsIn(title).map(bare));
  return callingWords(question).some((words) => words.every((word) => called.has(bare(word))));
}

/** “Machine shops” are several. */
const bare = (word: string) => word.replace(/[’']s?$/, '');
const manyOfKind =
  /\b(?:businesses|companies|listings|shops|firms|practices|stores|contractors|agencies|outfits)\b/i;
const ofBare = /\b(?:of|for|does|afford)\b/i;
const inGeneral = /^\W*(?:how (?:do|does|can|should|is|are)|why|when|should|can (?!i afford)|do|is)\b/i;
