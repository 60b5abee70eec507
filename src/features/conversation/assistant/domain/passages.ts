import { leadsIn } from './lead-ins.ts';
import { speaksToSoftware } from './quoting.ts';
import { sentencesOf, stemOf, tellingWords } from './words.ts';

/** A page of a document, or the part that a search returns. `withheld`: it has the words, and its text may not be told. */
export type Hit = { documentId: string; name: string; page: number; text: string; withheld?: boolean };

const longest = 420;

/** A search query for any common form of any of these words. */
export function anyForm(words: readonly string[]): string {
  const forms = words.flatMap((word) => {
    const stem = stemOf(word);
    return [word, stem, `${stem}s`, `${stem}e`, `${stem}ed`, `${stem}ing`, `${stem}ment`, `${stem}al`];
  });
  return [...new Set(forms)].join(' or ');
}

/**
 * The passages with the most of the words, best first: a sentence and what follows, up to a paragraph. Words
 * in the document's name count less. Passages that address software are left out.
 */
export function bestPassages(hits: readonly Hit[], words: readonly string[], most: number): Hit[] {
  const scored = hits.flatMap((hit) =>
    passagesOf(hit).map((passage) => ({ ...passage, score: scoreOf(passage, words) })),
  );
  const sorted = scored.filter(({ score }) => score > 0).toSorted((a, b) => b.score - a.score);
  const best = sorted[0]?.score ?? 0;
  const told: Hit[] = [];
  for (const { score, ...hit } of sorted)
    if (score >= best * 0.6 && told.length < most && !told.some((one) => one.text === hit.text))
      told.push(hit);
  return told;
}

/** The pages with the most of the words, without duplicates. */
export function bestPages(hits: readonly Hit[], words: readonly string[], most: number): Hit[] {
  const pages = new Map<string, { hit: Hit; score: number }>();
  for (const hit of hits) {
    const key = `${hit.documentId} ${hit.page}`;
    const score = scoreOf(hit, words);
    if (score > (pages.get(key)?.score ?? 0)) pages.set(key, { hit, score });
  }
  const sorted = [...pages.values()].toSorted((a, b) => b.score - a.score);
  return sorted.slice(0, most).map(({ hit }) => hit);
}

function passagesOf(hit: Hit): Hit[] {
  const clean = hit.text.replace(/[ \t]+/g, ' ');
  // What a colon announces is in the next paragraph.
  const paragraphs = clean.split(/(?<!:\s*)(?:\n\s*\n|\n(?=\s*(?:\d+[.)]|[A-Z][A-Z ]{4,})))/);
  return paragraphs.flatMap((paragraph) => {
    const whole = paragraph.replace(/\s+/g, ' ').trim();
    if (whole === '') return [];
    const isOne = whole.length <= longest && !speaksToSoftware(whole);
    const texts = isOne ? [whole] : sentencesOf(whole).map((one) => one.slice(0, longest));
    return texts
      .filter((text) => !speaksToSoftware(text) && !leadsIn(text))
      .map((text) => ({ ...hit, text }));
  });
}

function scoreOf({ name, text }: Hit, words: readonly string[]): number {
  const [said, called] = [tellingWords(text), tellingWords(name)];
  const holds = (list: readonly string[], word: string) =>
    list.some(
      (one) =>
        one === word ||
        (word.length > 4 && (one.startsWith(word.slice(0, 5)) || (word.startsWith(one) && one.length > 4))),
    );
  return words.reduce((sum, word) => {
    if (holds(said, word)) return sum + (holds(called, word) ? 0.5 : 1);
    return sum + (holds(called, word) ? 0.25 : 0);
  }, 0);
}
