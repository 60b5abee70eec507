import type { Quantity, Question } from './quantities.ts';

/** A figure and what the words beside it say that it is; `null` if they say nothing of the kind. */
export type Called<K extends string> = Quantity & { kind: K | null };
export type KindWords<K extends string> = Readonly<Record<K, RegExp>>;

const sentence = /[;?!]|\.(?=\s|$)/;
const clause = /,/;
const border = /[,;?!]|\.(?=\s|$)|\b(?:and|plus|minus|less|while|but|or)\b/i;

/**
 * What each figure is: by the words of the same clause before it, else by those right behind it, else by what its
 * sentence said before. Words that one figure took do not speak of the next: `90k salary, 18k depreciation`.
 */
export function calledIn<K extends string>({ quantities }: Question, words: KindWords<K>): Called<K>[] {
  let taken = 0;
  return quantities.map((one) => {
    const said = one.before.slice(taken).split(sentence).at(-1) ?? '';
    const behind = one.after.slice(0, border.exec(one.after)?.index);
    const close = nearestKind(said.split(clause).at(-1) ?? '', words, 'last');
    const after = close === null ? nearestKind(behind, words, 'first') : null;
    taken = after === null ? 0 : behind.length;
    return { ...one, kind: close ?? after ?? nearestKind(said, words, 'last') };
  });
}

function nearestKind<K extends string>(text: string, words: KindWords<K>, end: 'first' | 'last'): K | null {
  let best: { kind: K; at: number } | null = null;
  for (const kind of Object.keys(words) as K[])
    for (const { index, 0: found } of text.matchAll(new RegExp(words[kind], 'gi'))) {
      const at = end === 'first' ? index : -(index + found.length);
      if (best === null || at < best.at) best = { kind, at };
    }
  return best?.kind ?? null;
}

export function ofKind<K extends string>(called: readonly Called<K>[], kind: K): readonly Called<K>[] {
  return called.filter((one) => one.kind === kind);
}

const aYear = /^[\s)]*(?:(?:(?:a|per|each|every)\s+|\/\s?)(?:years?|yr)\b|\/\s?y\b|annual|yearly)/i;
const aMonth = /^[\s)]*(?:(?:(?:a|per|each|every)\s+|\/\s?)(?:months?|mo)\b|monthly|\/\s?m\b)/i;
const aWeek = /^[\s)]*(?:(?:(?:a|per|each|every)\s+|\/\s?)(?:weeks?|wk)\b|weekly)/i;

/** How often an amount comes in a year, if the words behind it say so. */
export function timesAYear({ after }: Quantity): number | null {
  if (aYear.test(after)) return 1;
  if (aMonth.test(after)) return 12;
  return aWeek.test(after) ? 52 : null;
}

/** `2.5 to 3 times`, `3x`, `a multiple of 2.8`. */
export function multiplesIn({ text, quantities }: Question): readonly Quantity[] {
  const named = /\bmultiples?\b|\btimes\b|\d\s?x\b|×/i.test(text);
  return quantities.filter(
    ({ unit, value }) => value >= 0.5 && value <= 15 && (unit === 'times' || (unit === 'plain' && named)),
  );
}

/** Whether a bare figure only says when: `since 2009`. */
export function isYear({ unit, value }: Quantity): boolean {
  return unit === 'plain' && Number.isInteger(value) && value >= 1900 && value < 2100;
}
