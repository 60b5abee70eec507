import { isEmpty, stemOf, tellingWords, wordsIn } from '../words.ts';
import { withoutDates } from './whole-dates.ts';

const days =
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\b(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\b(?=\W+\d|\.|,|$)|\b(?:today|tonight|tomorrow|yesterday|noon|midnight|weekends?|(?:this|next|last|coming) (?:week|month|quarter|year)|end of (?:the )?(?:day|week|month|quarter|year)|immediately|shortly|soon|asap|right away|within (?:hours|days|weeks))\b/gi;
const addresses =
  /\b[\w.+-]+@[\w-]+\.[\w.]+\b|\bhttps?:\/\/\S+|\bwww\.\S+|\b[\w-]+\.(?:com|net|org|io|co)\b\S*/gi;

/** Words that begin a sentence with a capital and are no names. */
const starts = new Set(
  `a an and after all also any anything are as at based because before best both but by can cheers could dear did do does due during each either every everything feel finally first following for from further given good greetings happy has have hello here hi hope how however i if in is it its just kind kindly let looking many may meanwhile might more my next no none not nothing now of on once one only or our over page pages per please regarding regards rent see should similarly since sincerely so some such sure thank thanks that the their them then there therefore these they this those though to under unless until upon we were what when where whether which while who why will with within without would yes you your yours
  hola gracias estimado estimada saludos buenos buenas el la los las un una le por para si en cordialmente`.split(
    /\s+/,
  ),
);

/** Whether a word with a capital, or in capitals, is in what backs it, or merely begins the sentence. */
function namesIn(sentence: string): string[] {
  const found: string[] = [];
  for (const { 0: word, index } of sentence.matchAll(/(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{N}’'&-]*/gu)) {
    const first = /^[\s\-•“"'(]*$|[.!?:]\s+[“"'(]*$/u.test(sentence.slice(0, index));
    const plain = word.toLowerCase();
    if (first ? starts.has(plain) : plain === 'i' || /^i[’']/.test(plain)) continue;
    found.push(word);
  }
  return found;
}

/** Whether a clause has all days, addresses, names and quotations of a sentence; whole dates are compared apart. */
export function isBacked(sentence: string, clause: string): boolean {
  const all = clause.toLowerCase();
  const undated = withoutDates(sentence);
  const words = new Set(wordsIn(clause));
  const stems = stemsOf(clause);
  return (
    [...foundBy(days, undated), ...foundBy(addresses, sentence)].every((found) => all.includes(found)) &&
    namesIn(undated)
      .flatMap(wordsIn)
      .every((word) => words.has(word) || stems.has(stemOf(word))) &&
    quotesIn(sentence).every((quote) => stands(quote, clause))
  );
}

export function stemsOf(text: string): Set<string> {
  return new Set(wordsIn(text).map(stemOf));
}

function foundBy(pattern: RegExp, sentence: string): string[] {
  return [...sentence.matchAll(pattern)].map(([found]) => found.toLowerCase());
}

function quotesIn(sentence: string): string[] {
  return [...sentence.matchAll(/[“"]([^”"]+)[”"]/g)].map(([, quote = '']) => quote);
}

/** A quotation is word for word; only spaces and typographic marks may differ. */
function stands(quote: string, text: string): boolean {
  const sought = literal(quote);
  return sought !== '' && literal(text).includes(sought);
}

function literal(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\s+/g, ' ')
    .replace(/[.,;:]+$/, '')
    .trim()
    .toLowerCase();
}

/** The share of the meaningful words that are in `stems`; 1 if there are none. */
export function shareIn(words: readonly string[], stems: ReadonlySet<string>): number {
  return words.length === 0 ? 1 : words.filter((word) => stems.has(word)).length / words.length;
}

/** The meaningful words of a sentence, without figures, which are checked apart. */
export function wordsToBack(sentence: string): string[] {
  return tellingWords(sentence).filter((word) => !/^\d/.test(word) && !isEmpty(word));
}
