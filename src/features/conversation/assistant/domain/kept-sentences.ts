import type { Fact } from './fact.ts';
import { figuresIn } from './figures.ts';
import { tellingWords } from './words.ts';

export type Grounds = {
  /** By source number. */
  facts: ReadonlyMap<number, readonly Fact[]>;
  question: string;
};

const privateKinds = new Set(['listing', 'business', 'request', 'document']);
/** A statement about a specific business or document, not about things in general. */
const aboutOne =
  /\b(?:this|that|the|its|their|your|his|her)\s+(?:\w+\s+)?(?:listings?|business(?:es)?|compan(?:y|ies)|documents?|leases?|contracts?|agreements?|sellers?|owners?|buyers?|landlords?|tenants?|pages?|files?|requests?|offers?|price|revenue|sde|ebitda|earnings)\b/i;

/**
 * Whether a model's sentence may be shown. Every figure must be in the findings or the question, citations
 * must exist, and a sentence about a listing, business, request or document, a quote, or one repeating such a
 * fact must cite it.
 */
export function maySay(sentence: string, { facts, question }: Grounds): boolean {
  const cited = [...sentence.matchAll(/\[(\d+)\]/g)].map(([, n]) => Number(n));
  if (cited.some((n) => !facts.has(n))) return false;
  const all = [...facts.values()].flat();
  const grounds = cited.length > 0 ? cited.flatMap((n) => facts.get(n) ?? []) : all;
  const known = new Set([...grounds.flatMap(({ figures }) => figures), ...figuresIn(question)]);
  if (figuresIn(sentence).some((figure) => !known.has(figure))) return false;
  if (!quotesOf(sentence).every((quote) => stands(quote, [...grounds.map(wordsOf), question]))) return false;
  return cited.length > 0 || !(statesAFact(sentence, all) || repeatsAWord(sentence, all, question));
}

function statesAFact(sentence: string, facts: readonly Fact[]): boolean {
  if (figuresIn(sentence).length > 0 || quotesOf(sentence).length > 0 || aboutOne.test(sentence)) return true;
  const said = plain(sentence);
  return facts
    .filter(({ source }) => privateKinds.has(source.kind))
    .some((fact) => said.includes(plain(fact.source.title)) || sharesWords(said, plain(wordsOf(fact))));
}

/** Words of a document that the question lacks: an instruction in it would be carried out by repeating it. */
function repeatsAWord(sentence: string, facts: readonly Fact[], question: string): boolean {
  const asked = new Set(tellingWords(question));
  const theirs = facts.filter(({ source }) => privateKinds.has(source.kind)).map(wordsOf);
  const found = new Set(theirs.flatMap(tellingWords));
  return tellingWords(sentence).some((word) => found.has(word) && !asked.has(word));
}

/** Four words in a row are no coincidence. */
function sharesWords(said: string, fact: string): boolean {
  const words = said.split(' ');
  return words.some((_, at) => {
    const run = words.slice(at, at + 4);
    return run.length === 4 && fact.includes(run.join(' '));
  });
}

function quotesOf(sentence: string): string[] {
  return [...sentence.matchAll(/[“"]([^”"]+)[”"]/g)].map(([, quote = '']) => quote);
}

function stands(quote: string, texts: readonly string[]): boolean {
  return texts.some((text) => plain(text).includes(plain(quote)));
}

function wordsOf({ text, source }: Fact): string {
  return `${text} ${source.title} ${source.quote ?? ''}`;
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
