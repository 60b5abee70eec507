import { type Canary, canaries } from './canaries.ts';

type Forms = { raw: string; plain: string; letters: string; numbers: string; digits: string };
/** `alone`: what the text around it must look like. */
type Clue = { name: string; form: keyof Forms; text: string; alone?: RegExp };

const beginning = 4;

const searches = [...Map.groupBy(canaries.flatMap(cluesOf), ({ form }) => form)].map(
  ([form, clues]) => [form, searchFor(clues)] as const,
);
/** A cache: most answers are refusals that only differ in the request ID. */
const known = new Map<string, ReadonlySet<string>>();
const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;

/** The canaries in log lines. Durations are ignored: they reveal nothing and may be any number. */
export function canariesInLog(lines: readonly string[]): ReadonlySet<string> {
  return canariesIn(lines.join('').replace(/"ms":[\d.]+/g, ''));
}

/** The canaries in the text of /metrics. Sample values are ignored: a count of queries may be any number. */
export function canariesInMetrics(text: string): ReadonlySet<string> {
  return canariesIn(text.replace(/ -?[\d.e+-]+$/gm, ''));
}

export function canariesIn(text: string): ReadonlySet<string> {
  const raw = text.replace(uuid, '(id)');
  const before = known.get(raw);
  if (before) return before;
  const forms = formsOf(raw);
  const found = new Set(
    searches.flatMap(([form, occurringIn]) =>
      occurringIn(forms[form])
        .filter(({ alone }) => !alone || alone.test(forms[form]))
        .map(({ name }) => name),
    ),
  );
  if (raw.length < 2_000) known.set(raw, found);
  return found;
}

function formsOf(raw: string): Forms {
  const plain = decoded(raw).toLowerCase();
  // Hashes, keys and signatures are random and may contain any short number.
  const numbers = plain.replace(/[\w-]{32,}/g, ' ').replace(/(?<=\d),(?=\d)/g, '');
  const digits = numbers.replace(/(?<=\d)[\s.,()\-/$+]+(?=\d)/g, '');
  return { raw, plain, letters: plain.replace(/[\s.\-_*|/\\]+/g, ''), numbers, digits };
}

function cluesOf({ name, kind, text }: Canary): Clue[] {
  if (kind === 'number')
    return [{ name, form: 'numbers', text, alone: new RegExp(`(?<![\\w.])${text}(?!\\w)`) }];
  if (kind === 'digits') {
    const dollars = text.slice(0, -2);
    return [
      { name, form: 'digits', text },
      { name, form: 'numbers', text: dollars, alone: new RegExp(`(?<!\\d)${dollars}(?!\\d)`) },
    ];
  }
  return [
    { name, form: 'plain', text },
    { name, form: 'letters', text },
    { name, form: 'plain', text: [...text].reverse().join('') },
    ...base64Of(text).map((encoded): Clue => ({ name, form: 'raw', text: encoded })),
  ];
}

/** Reads a text once for all clues: searching it for each takes a hundred times as long. */
function searchFor(clues: readonly Clue[]): (text: string) => Clue[] {
  const byBeginning = Map.groupBy(clues, ({ text }) => text.slice(0, beginning));
  const begins = new Uint8Array(2 ** 16);
  const slotOf = (characters: number) => (characters ^ (characters >>> 15)) & 0xffff;
  const joined = (before: number, next: number) => (before << 8) ^ next;
  for (const key of byBeginning.keys()) {
    if (key.length < beginning) throw new Error(`too short to look for: ${key}`);
    begins[slotOf([...key].reduce((all, one) => joined(all, one.charCodeAt(0)), 0))] = 1;
  }
  return (text) => {
    const found = new Set<Clue>();
    let last = 0;
    for (let at = 0; at < text.length; at += 1) {
      // The last four characters: what came before is shifted out.
      last = joined(last, text.charCodeAt(at));
      if (begins[slotOf(last)] !== 1) continue;
      const from = at + 1 - beginning;
      for (const clue of byBeginning.get(text.slice(from, at + 1)) ?? [])
        if (text.startsWith(clue.text, from)) found.add(clue);
    }
    return [...found];
  };
}

function base64Of(secret: string): string[] {
  return ['', 'x', 'xx'].map((before) => {
    const encoded = Buffer.from(before + secret)
      .toString('base64')
      .replace(/=+$/, '');
    return encoded.slice(before.length === 0 ? 0 : before.length + 1, -2);
  });
}

function decoded(text: string): string {
  return text
    .replace(/\\u([0-9a-f]{4})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
    .replace(/(?:%[0-9a-f]{2})+/gi, (encoded) => Buffer.from(encoded.replaceAll('%', ''), 'hex').toString());
}
