import { dictionaryOf, type Entry, type OwnRecord } from './leak-dictionary.ts';
import { findDigits } from './leak-digits.ts';
import { findLicenses } from './leak-licenses.ts';
import { type Folded, fold, originalOf } from './leak-normalise.ts';
import { marginPattern, multiplePattern, patterns } from './leak-patterns.ts';
import { type LeakRule, reasons } from './leak-reasons.ts';
import type { LeakSeverity } from './leak-severity.ts';
import { findNearWords } from './near-words.ts';
import { findOwnWords } from './own-words.ts';

export type { OwnRecord } from './leak-dictionary.ts';

export type TeaserText = { field: string; text: string };

/** `words` are in the original text from `start` to `end` (UTF-16, exclusive). */
export type Leak = {
  field: string;
  words: string;
  start: number;
  end: number;
  rule: LeakRule;
  severity: LeakSeverity;
  why: string;
};

/** Per field; those that block come first. */
const mostLeaks = 200;

/** Finds everything in public texts that can identify the seller, in the order of fields and text. Linear time. */
export function findLeaks(texts: readonly TeaserText[], own: OwnRecord): Leak[] {
  const entries = dictionaryOf(own);
  const folded = texts.map(({ field, text }) => ({ field, folded: fold(text) }));
  const found = folded.map(({ field, folded: one }) => ({
    field,
    folded: one,
    spans: [...ownSpans(one, entries, own), ...patternSpans(one), ...licenseSpans(one)],
  }));
  const combined = combinations(found);
  return found.flatMap(({ field, folded: one, spans }, i) =>
    outermost([...spans, ...(combined[i] ?? [])]).map((span) => leakOf(field, one, span)),
  );
}

/** Whether a leak prevents publication. */
export function blocks(leak: Leak): boolean {
  return leak.severity === 'block';
}

type Span = { start: number; end: number; rule: LeakRule; severity: LeakSeverity };
type Found = { field: string; folded: Folded; spans: Span[] };

function ownSpans(folded: Folded, entries: ReturnType<typeof dictionaryOf>, own: OwnRecord): Span[] {
  const words = findOwnWords(folded, entries).map(({ entry, severity, start, end }) => ({
    start,
    end,
    severity,
    rule: severity === 'warn' ? warnRule(entry) : entry.rule,
  }));
  const digits = findDigits(folded.text, own).map((hit) => ({
    ...hit,
    rule: hit.rule === 'phone-in-words' ? ('phone' as const) : hit.rule,
    severity: 'block' as const,
  }));
  const near = findNearWords(folded, entries).map((hit) => ({ ...hit, rule: 'near-own' as const }));
  return [...words, ...near, ...digits];
}

const warnRule = ({ manner }: Entry): LeakRule => (manner === 'ambiguous' ? 'own-word' : 'own-split');

function patternSpans(folded: Folded): Span[] {
  return patterns.flatMap(({ rule, cased = false, find, unless }) => {
    const text = cased ? folded.cased : folded.text;
    const spans: Span[] = [];
    for (const { 0: words, index } of text.matchAll(find)) {
      const end = index + words.length;
      if (unless?.(words, text.slice(Math.max(0, index - 20), index), text.slice(end, end + 20))) continue;
      spans.push({ start: index, end, rule, severity: reasons[rule].severity });
    }
    return spans;
  });
}

function licenseSpans(folded: Folded): Span[] {
  return findLicenses(folded).map((hit) => ({ ...hit, severity: reasons[hit.rule].severity }));
}

/** Margins and bare multiples count only if an amount is published with them; multiples of earnings always count. */
function combinations(found: readonly Found[]): Span[][] {
  const money = found.some(({ spans }) => spans.some((span) => span.rule === 'money'));
  return found.map(({ folded }) => {
    const multiples = [...folded.text.matchAll(multiplePattern)]
      .filter((match) => money || /[a-z]{3}$/.test(match[0].replace(/times$/, '')))
      .map((match) => spanOf('multiple-and-price', match));
    const margins = [...folded.text.matchAll(marginPattern)].map((match) =>
      spanOf('margin-and-money', match),
    );
    return money ? [...multiples, ...margins] : multiples;
  });
}

function spanOf(rule: LeakRule, match: RegExpExecArray): Span {
  return { rule, start: match.index, end: match.index + match[0].length, severity: reasons[rule].severity };
}

function outermost(spans: readonly Span[]): Span[] {
  const ordered = [...spans].sort((a, b) => a.start - b.start || b.end - a.end || weight(b) - weight(a));
  const kept: Span[] = [];
  const last: Partial<Record<LeakSeverity, Span>> = {};
  for (const span of ordered) {
    const around = [last.block, span.severity === 'warn' ? last.warn : undefined].find(
      (outer) => outer !== undefined && span.end <= outer.end,
    );
    if (around) {
      // The seller's own number keeps its rule even if the general pattern matches more.
      if (span.rule === `own-${around.rule}`) around.rule = span.rule;
      continue;
    }
    const copy = { ...span };
    last[span.severity] = copy;
    kept.push(copy);
  }
  if (kept.length <= mostLeaks) return kept;
  const first = [...kept].sort((a, b) => weight(b) - weight(a)).slice(0, mostLeaks);
  return first.sort((a, b) => a.start - b.start);
}

function weight(span: Span): number {
  return span.severity === 'block' ? 1 : 0;
}

function leakOf(field: string, folded: Folded, span: Span): Leak {
  const start = folded.starts[span.start] ?? 0;
  const words = originalOf(folded, span.start, span.end);
  return {
    field,
    words,
    start,
    end: start + words.length,
    rule: span.rule,
    severity: span.severity,
    why: reasons[span.rule].why,
  };
}
