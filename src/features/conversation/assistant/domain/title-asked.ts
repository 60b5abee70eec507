import { aspectsIn, type ListingAspect } from './listing-aspects.ts';
import { asksOfNamed, isTelling } from './named-business.ts';
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

/** Whether a question has a whole title in it. A single word is often the name of a trade too. */
export function isInFull(question: string, title: string): boolean {
  const called = allWords(title);
  if (called.length === 0 || !called.some((word) => isTelling(word))) return false;
  if (called.length === 1 && ofSeveral.test(question)) return false;
  return ` ${allWords(question).join(' ')} `.includes(` ${called.join(' ')} `);
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
