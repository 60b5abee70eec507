import { figuresIn } from '../figures.ts';
import { isEmpty, stemOf, tellingWords, wordsIn } from '../words.ts';

/** The texts that a sentence may rest on, read once. */
export type Backing = {
  texts: readonly string[];
  figures: ReadonlySet<string>;
  /** Figures with their sign: `$5`, `5%`. */
  signed: ReadonlySet<string>;
  words: ReadonlySet<string>;
  stems: ReadonlySet<string>;
};

export function backingOf(texts: readonly string[]): Backing {
  const words = texts.flatMap(wordsIn);
  const figures = texts.flatMap((text) => [...figuresIn(text), ...spelledIn(text)]);
  return {
    texts,
    figures: new Set(figures),
    signed: new Set(texts.flatMap(signedIn)),
    words: new Set(words),
    stems: new Set(words.map(stemOf)),
  };
}

/** Sums of money below this are told from counts and days only by their sign. */
const smallSum = 1_000;

function signedIn(text: string): string[] {
  const sums = [...text.matchAll(/[$€£]\s?(\d[\d,.]*(?:\s?(?:k|m|b|thousand|million|billion)\b)?)/gi)];
  const shares = [...text.matchAll(/(\d[\d,.]*)\s?(?:%|percent\b|per cent\b)/gi)];
  return [
    ...sums.flatMap(([, sum = '']) => figuresIn(sum).map((figure) => `$${figure}`)),
    ...shares.flatMap(([, share = '']) => figuresIn(share).map((figure) => `${figure}%`)),
  ];
}

function isSignBacked(figure: string, { signed, figures }: Backing): boolean {
  if (signed.has(figure)) return true;
  const bare = figure.slice(1);
  return figure.startsWith('$') && Number(bare) >= smallSum && figures.has(bare);
}

const numbers: Readonly<Record<string, string>> = Object.fromEntries(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'
    .split(' ')
    .map((word, at) => [word, String(at)]),
);
/** “one of them” and “no one” count nothing. */
const counting =
  /\b(?:zero|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|one(?= (?:percent|day|week|month|quarter|year|hour|million|thousand|hundred|dollar)))\b/gi;
const largeOrPart =
  /\b(?:thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|millions?|billions?|dozens?|half|halves|quarters?|thirds?|twice|doubled?|tripled?)\b/gi;

function spelledIn(text: string): string[] {
  return [...text.matchAll(counting)].map(([word]) => numbers[word.toLowerCase()] ?? word);
}

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

export type Unbacked = 'figure' | 'date' | 'address' | 'name' | 'quote';

/** The first figure, day, address, name or quotation of a sentence that nothing backs; `null` if all are backed. */
export function unbackedIn(sentence: string, backing: Backing): Unbacked | null {
  const all = backing.texts.join('\n').toLowerCase();
  const figures = [...figuresIn(sentence), ...spelledIn(sentence)];
  if (figures.some((figure) => !backing.figures.has(figure))) return 'figure';
  if (signedIn(sentence).some((figure) => !isSignBacked(figure, backing))) return 'figure';
  if (foundBy(largeOrPart, sentence).some((word) => !backing.stems.has(stemOf(word)))) return 'figure';
  if (foundBy(days, sentence).some((day) => !all.includes(day))) return 'date';
  if (foundBy(addresses, sentence).some((address) => !all.includes(address))) return 'address';
  if (namesIn(sentence).some((name) => !isBackedName(name, backing))) return 'name';
  return quotesIn(sentence).every((quote) => stands(quote, backing.texts)) ? null : 'quote';
}

function foundBy(pattern: RegExp, sentence: string): string[] {
  return [...sentence.matchAll(pattern)].map(([found]) => found.toLowerCase());
}

function isBackedName(name: string, { words, stems }: Backing): boolean {
  return wordsIn(name).every((word) => words.has(word) || stems.has(stemOf(word)));
}

function quotesIn(sentence: string): string[] {
  return [...sentence.matchAll(/[“"]([^”"]+)[”"]/g)].map(([, quote = '']) => quote);
}

/** A quotation is word for word; only spaces and typographic marks may differ. */
function stands(quote: string, texts: readonly string[]): boolean {
  const sought = literal(quote);
  return sought !== '' && texts.some((text) => literal(text).includes(sought));
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
