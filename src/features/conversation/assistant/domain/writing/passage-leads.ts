import { wordsIn } from '../words.ts';
import { endsSentence, isLineEnd, kindOf, widthOf } from './passage-breaks.ts';

/** What leads the passages from `from` to the next lead: “Excluded assets” turns around what is listed under it. */
export type Lead = { start: number; end: number; from: number };

type Line = { text: string; start: number };

const [fewWords, shortLine, longestLead] = [12, 100, 300];

/** `The following statements are false.` */
export function announces(sentence: string): boolean {
  return /\b(?:the|any of the|each of the|all of the|as) follow(?:s|ing)\b(?! (?:day|week|month|quarter|year))|\bfollowing (?:is|are|was|were)\b|\bbelow\b|\b(?:of|all|any) these\b|\bsiguientes?\b/i.test(
    sentence,
  );
}

/** The leads of a page in their order. */
export function leadsIn(text: string): Lead[] {
  const width = widthOf(text);
  const lines = linesOf(text);
  const leads: Lead[] = [];
  for (const [at, line] of lines.entries()) {
    const next = lines[at + 1];
    if (!next) break;
    const last = leads.at(-1);
    if (isHeading(line, { before: lines[at - 1], next, width })) {
      const end = line.start + line.text.length;
      const isUnderOther = last !== undefined && last.from === line.start && end - last.start <= longestLead;
      const lead = { start: isUnderOther ? last.start : line.start, end, from: next.start };
      if (isUnderOther) leads[leads.length - 1] = lead;
      else leads.push(lead);
    } else leads.push(...announcedIn(line, next));
  }
  return leads;
}

/** The lines that are not empty. */
function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  let at = 0;
  for (const raw of text.split('\n')) {
    const bare = raw.trim();
    if (bare !== '') lines.push({ text: bare, start: at + raw.indexOf(bare) });
    at += raw.length + 1;
  }
  return lines;
}

type Around = { before: Line | undefined; next: Line; width: number };

/** A short line without a full stop before a list, or before other short lines; no item, and no line that merely wraps. */
function isHeading({ text, start }: Line, { before, next, width }: Around): boolean {
  if (endsSentence(text) || text.length > shortLine || wordsIn(text).length > fewWords) return false;
  const [kind, nextKind] = [kindOf(text), kindOf(next.text)];
  if (kind !== '' && (kind === nextKind || (before && kindOf(before.text) === kind))) return false;
  if (isRunning(next.text) && !announces(text)) return false;
  const isAfter = (line: string, following: Line, from: number) =>
    isLineEnd({ line, next: following.text, lines: following.start > from + line.length + 1 ? 2 : 1, width });
  return isAfter(text, next, start) && (!before || isAfter(before.text, { text, start }, before.start));
}

/** A paragraph, also a numbered one with a title of its own (`1. Rent. The rent is …`), states something by itself. */
function isRunning(line: string): boolean {
  return (kindOf(line) === '' && line.length > shortLine) || /\p{Ll}[.!?]\s+\p{Lu}/u.test(line);
}

/** The last sentence of a line, if it announces what is in the next. */
function announcedIn({ text, start }: Line, next: Line): Lead[] {
  const at = text.search(/[^.!?]+[.!?]?\W*$/);
  const sentence = text.slice(Math.max(0, at));
  if (!announces(sentence) || !endsSentence(text)) return [];
  const from = start + Math.max(0, at) + (/^\s*/.exec(sentence)?.[0].length ?? 0);
  return [{ start: from, end: start + text.length, from: next.start }];
}

/** The lead of what begins at a place; `null`: it has none. */
export function leadOf(leads: readonly Lead[], start: number): Lead | null {
  return leads.findLast(({ from }) => from <= start) ?? null;
}
