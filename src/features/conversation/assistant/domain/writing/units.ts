import { figuresIn } from '../figures.ts';
import { wordsIn } from '../words.ts';
import { isFree, isNegator, rootOf, spelledOut } from './clauses.ts';
import { scales, spelledNumberAt } from './spelled-numbers.ts';
import { dateAt } from './whole-dates.ts';

/**
 * A part of a sentence that is compared as a whole. `free`: a word that states nothing by itself. `break`: what parts one
 * statement from the next.
 */
export type Unit = {
  kind: 'word' | 'free' | 'break' | 'date' | 'figure';
  value: string;
  sign: string;
  /** The ending by which “uploaded” is no “upload”. */
  form: '' | 'ed' | 'ing';
};

const figure =
  /(?<minus>(?<![\p{L}\p{N}])-)?(?:(?<sign>[$€£])\s?)?(?<digits>\d+(?:,\d+)*(?:\.\d+)?(?:\s?(?:k|mm?|b)(?![\p{L}\p{N}]))?)(?<scaled>(?:[\s-](?:hundred|thousand|million|billion)\b)*)(?![\p{L}\p{N}])/iuy;
const after = /[\s-]*(?:(?<share>%|percent\b|per cent\b)|(?<money>dollars?\b|usd\b))/iy;
const word = /[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/uy;
const parting = /[,;:()–—]/y;
const days =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|april|june|july|august|september|october|november|december|today|tonight|tomorrow|yesterday|noon|midnight)$/;
const joining = new Set('and or but with y o pero con'.split(' '));

/** The units of a text in their order. */
export function unitsOf(text: string): Unit[] {
  const plain = spelledOut(text).replace(/\b([cs])[ -]?corp(?:oration)?s?\b/gi, '$1corp');
  const units: Unit[] = [];
  for (let at = 0; at < plain.length; ) {
    const { unit, length } = unitAt(plain, at);
    if (unit) units.push(unit);
    at += length;
  }
  return units;
}

function unitAt(text: string, at: number): { unit: Unit | null; length: number } {
  if (/\s/.test(text[at] ?? '')) return { unit: null, length: 1 };
  const date = dateAt(text, at);
  if (date) return { unit: { kind: 'date', value: date.value, sign: '', form: '' }, length: date.length };
  const number = figureAt(text, at);
  if (number) return number;
  const [parts] = foundAt(parting, text, at) ?? [];
  if (parts !== undefined)
    return { unit: { kind: 'break', value: parts, sign: '', form: '' }, length: parts.length };
  const [said] = foundAt(word, text, at) ?? [];
  return said === undefined ? { unit: null, length: 1 } : { unit: wordUnit(said), length: said.length };
}

function foundAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

function figureAt(text: string, at: number): { unit: Unit; length: number } | null {
  const spelled = spelledNumberAt(text, at);
  const found = spelled ? null : foundAt(figure, text, at);
  if (!spelled && !found) return null;
  const value = spelled?.value ?? writtenValue(found?.groups ?? {});
  const length = spelled?.length ?? found?.[0].length ?? 0;
  const { 0: tail = '', groups = {} } = foundAt(after, text, at + length) ?? {};
  const sign = groups.share ? '%' : (found?.groups?.sign ?? (groups.money ? '$' : ''));
  return { unit: { kind: 'figure', value: String(value), sign, form: '' }, length: length + tail.length };
}

function writtenValue({ minus, digits = '', scaled = '' }: Readonly<Record<string, string>>): number {
  const value = Number(figuresIn(digits)[0] ?? 0) * (minus === undefined ? 1 : -1);
  const factors = scaled.toLowerCase().match(/[a-z]+/g) ?? [];
  return factors.reduce((all, one) => all * (scales.get(one) ?? 1), value);
}

function wordUnit(said: string): Unit {
  const [plain = ''] = wordsIn(said);
  if (joining.has(plain)) return { kind: 'break', value: plain, sign: '', form: '' };
  const root = rootOf(plain);
  if (isFree(plain) && isNegator(root)) return { kind: 'word', value: 'not', sign: '', form: '' };
  if (isFree(plain)) return { kind: 'free', value: plain, sign: '', form: '' };
  return { kind: days.test(plain) ? 'date' : 'word', value: root, sign: '', form: formOf(plain, root) };
}

function formOf(plain: string, root: string): Unit['form'] {
  const [, form] = /(ed|ing)$/.exec(plain.slice(root.length)) ?? [];
  return form === 'ed' || form === 'ing' ? form : '';
}
