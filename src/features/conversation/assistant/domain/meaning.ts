import { emptyHere } from './vocabulary/empty-words.ts';
import { oneWord } from './vocabulary/one-word.ts';
import { sayings } from './vocabulary/sayings.ts';
import { texting } from './vocabulary/texting.ts';
import { isEmpty, stemOf } from './words.ts';

const known = new Map(
  Object.entries(oneWord).flatMap(([word, others]) =>
    [word, ...others].map((other) => [stemOf(other), word] as const),
  ),
);

/** A text in lower case, with what people shorten on a phone written out. */
export function writtenOut(text: string): string {
  return text
    .toLowerCase()
    .replace(/’/g, "'")
    .replace(/\b(what|who|where|how|when|that|there|it|he|she|let)'s\b/g, '$1 is')
    .replace(/(?<![\w'$.])(?:[a-z]+\d?|w\/o?)(?![\w'])/g, (word) =>
      Object.hasOwn(texting, word) ? (texting[word] ?? word) : word,
    );
}

/** What a question is about: its words, one for each thing, in order and without duplicates. */
export function conceptsOf(text: string): string[] {
  let said = writtenOut(text);
  for (const [saying, called] of sayings) said = said.replace(saying, called);
  const words = said.match(/[\p{L}\p{N}]+(?:'[\p{L}\p{N}]+)*/gu) ?? [];
  return [
    ...new Set(
      words.filter((word) => !isEmpty(word) && !emptyHere.has(word) && !isCount.test(word)).map(conceptOf),
    ),
  ];
}

/** Figures and months do not say what is asked about. */
const isCount =
  /^(?:\d[\d.,]*[a-z]{0,2}|million|thousand|hundred|jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|(?:mon|tues|wednes|thurs|fri|satur|sun)day)$/;

function conceptOf(word: string): string {
  const stem = stemOf(word);
  return known.get(stem) ?? stem;
}

const wayBegins =
  /^(?:how (?:do|can|would|could|should|to)\b|where (?:do|can|would|could|should|is the)\b|(?:can|could|may|should) (?:i|we)\b|am i\b|is it possible|i (?:want|need|would like|wish|have) (?:\w+ )?to\b|i(?:'|’)?d like\b|let me\b|help me\b)/;
const wayWithin =
  /\b(?:how (?:do|can|to)(?: (?:i|we))?|where (?:do|can) (?:i|we)|the button|a way to|what do i (?:press|click|do to))\b/;
const stateBegins =
  /^(?:did|do|does|have|has|is|are|was|were|what|which|who|whose|why|how|when|will|can|could|may|would|any|show|list|tell|give me)\b/;

const asksMeaning =
  /\b(?:wtf|what (?:is|are) (?:that|this|it|those|they)|what does (?:that|it) mean|meaning of)\b/;

/** How a question is put: for a way to do something, for how things are, or neither. */
export function formOf(text: string): 'way' | 'state' | 'open' {
  const said = writtenOut(text)
    .trim()
    .replace(/^(?:(?:so|ok|okay|hi|hey|hello|and|but|also|well|quick question|please)[\s,.:!]+)*/, '');
  if (asksMeaning.test(said)) return 'state';
  if (wayBegins.test(said) || wayWithin.test(said)) return 'way';
  return stateBegins.test(said) ? 'state' : 'open';
}
