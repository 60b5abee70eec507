import { digitWords } from '#kernel/number-words.ts';
import { type DateOf, datesIn, hasUsualDates, type Place, roundDates, type Token } from './contact-dates.ts';

const repeats: Record<string, number> = { double: 2, triple: 3 };

/**
 * `$1,250,000`, `12.5%` and round amounts in a row (`45,000,52,000`) are not phone numbers. A long run of digits is only
 * tried from its start, to stay linear.
 */
const amounts =
  /(?<![\d,])\d{1,3}(?:,\d{3})*,\d[05]0(?:,\d{1,2}(?:,\d{3})*,\d[05]0)+(?!,?\d)|\$ ?\d[\d,]*(?:\.\d+)?|(?<![\d,])\d{1,3}(?:,\d{3})+(?:\.\d+)?(?!,?\d)|(?<!\d)\d{1,12}(?:\.\d{1,12})? ?%/g;

/**
 * Finds phone numbers in a folded text by their digits: with any separators, spelled out (`eight oh one`,
 * `double five`) or with look-alike letters (`8O1`). E.164 numbers have at most 15 digits.
 */
export function numbersToCall(text: string): Place[] {
  const bare = text.replace(amounts, crossedOut);
  const dates = datesIn(bare);
  const runs = runsOf(tokensOf(bare));
  return [
    ...runs.flatMap((run) => withoutDates(run, dates.dateOf)).filter((run) => isCallable(run, bare)),
    ...runs.flatMap((run) => roundDates(run, bare, dates)),
  ].map((run) => ({ start: run[0]?.start ?? 0, end: run.at(-1)?.end ?? 0 }));
}

function crossedOut(found: string): string {
  return 'x'.repeat(found.length);
}

/**
 * Two single digits beside a date make it a part of a number: `zero 2000-1-11 zero`. Beside usual dates they count trucks
 * (`6/30/24 2 7/31/24 3`), unless they are enough for a number by themselves.
 */
function withoutDates(run: Token[], dateOf: DateOf): Token[][] {
  const inDate = (token: Token) => dateOf(token) !== null;
  const single = run.filter((token) => !inDate(token) && (token.spelled || token.digits.length === 1));
  const counts = hasUsualDates(run, dateOf) && !single.some(({ spelled }) => spelled);
  return single.length >= (counts ? fewestDigits : 2)
    ? [run]
    : runsOf(run.map((token) => (inDate(token) ? null : token)));
}

/** Of a number without its area code. */
const fewestDigits = 7;

function isCallable(run: readonly Token[], text: string): boolean {
  const digits = run.map((token) => token.digits).join('');
  const spelled = run.some((token) => token.spelled);
  if (run.every(isYear)) return false;
  if (digits.length >= 10) return digits.length <= 15 || oneByOne(run) >= 10 || spelled;
  if (digits.length < fewestDigits) return false;
  const abroad = text[(run[0]?.start ?? 0) - 1] === '+';
  return spelled || abroad || oneByOne(run) >= fewestDigits || isLocal(run);
}

function isYear({ digits, spelled }: Token): boolean {
  return !spelled && /^(?:19|20)\d\d$/.test(digits);
}

function isLocal([first, second, ...more]: readonly Token[]): boolean {
  return more.length === 0 && first?.digits.length === 3 && second?.digits.length === 4;
}

function oneByOne(run: readonly Token[]): number {
  return run.filter((token) => token.digits.length === 1).length;
}

function runsOf(tokens: readonly (Token | null)[]): Token[][] {
  const runs: Token[][] = [];
  let run: Token[] = [];
  for (const token of tokens) {
    const last = run.at(-1);
    if (token && last && token.start - last.end <= 6) run.push(token);
    else {
      run = token ? [token] : [];
      runs.push(run);
    }
  }
  return runs.filter((found) => found.length > 0);
}

/** The digits that each word stands for; `null` for other words. */
function tokensOf(text: string): (Token | null)[] {
  let repeat: { times: number; start: number } | null = null;
  const tokens: (Token | null)[] = [];
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}]+/gu)) {
    const times = Object.hasOwn(repeats, word) ? repeats[word] : undefined;
    if (times !== undefined) {
      repeat = { times, start: index };
      continue;
    }
    const digits = digitsOf(word);
    tokens.push(
      digits === null
        ? null
        : {
            digits: digits.repeat(repeat?.times ?? 1),
            spelled: repeat !== null || !/^\d+$/.test(word),
            start: repeat?.start ?? index,
            end: index + word.length,
          },
    );
    repeat = null;
  }
  return tokens;
}

function digitsOf(word: string): string | null {
  if (/^\d+$/.test(word)) return word;
  if (Object.hasOwn(digitWords, word)) return digitWords[word] ?? null;
  if (!/\d/.test(word) || !/^[\doil]+$/.test(word)) return null;
  return word.replaceAll('o', '0').replace(/[il]/g, '1');
}
