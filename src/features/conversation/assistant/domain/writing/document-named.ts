import { tellingWords, wordsIn } from '../words.ts';
import { documentWordsIn, summedUp } from './asked-to-write.ts';

/** By which a question calls a document. `head`: what it is, `year`: of when, `all`: also whose and of what. */
export type DocumentNamed = { head: readonly string[]; years: readonly string[]; all: readonly string[] };

/** Where the name of what is summed up ends. */
const ends =
  /\b(?:for|in|with|about|that|which|as|by|to|focus\w*|and|please|so|para|con|sobre|que|y|en)\b|[,;.:?!]/iu;
const ofWhat = /\b(?:of|from|on|de|del)\b/i;
/** What much is called: it tells what is meant only where nothing else does. */
const kinds = new Set(
  tellingWords(
    'agreement contract copy form version terms report statement text contrato convenio acuerdo informe copia texto',
  ),
);
const manner = new Set(
  tellingWords(
    'current new old latest newest signed final whole full entire attached main first long here actual nuevo actual completo firmado vigente el la un mi su',
  ),
);

/** In `the equipment lease of the workshop` all of `equipment lease` is what it is, in `the lease contract` only `lease`. */
export function documentNamed(message: string): DocumentNamed {
  const [name = ''] = summedUp(message).split(ends);
  const parts = name.split(ofWhat).map((part) => withoutOwners(part));
  const telling = parts.map((part) =>
    documentWordsIn(part).filter((word) => !manner.has(word) && !isYear(word)),
  );
  const special = telling.map((words) => words.filter((word) => !kinds.has(word)));
  return {
    head: [...special, ...telling].find((words) => words.length > 0) ?? [],
    years: wordsIn(summedUp(message)).filter(isYear),
    all: documentWordsIn(message),
  };
}

/** `Avery’s lease` is called so by no name. */
function withoutOwners(part: string): string {
  return part.replace(/[\p{L}\p{N}]+[’']s?(?![\p{L}\p{N}])/gu, ' ');
}

function isYear(word: string): boolean {
  return /^(?:19|20)\d\d$/.test(word);
}

/** Whether a name is what a question calls a document: all that it is, and its years. `forms`: those that papers have for a word. */
export function isNamedSo(
  name: string,
  named: DocumentNamed,
  forms: (word: string) => readonly string[],
): boolean {
  const called = new Set(tellingWords(name));
  const has = (word: string) => forms(word).some((one) => called.has(one));
  return named.head.length > 0 && named.head.every(has) && named.years.every((year) => name.includes(year));
}

/** Nothing of it names a document: it is the one in view. */
export function namesNone({ head, years }: DocumentNamed): boolean {
  return head.length + years.length === 0;
}
