import { type Canary, canaries } from './canaries.ts';

type Finder = { name: string; finds(text: Forms): boolean };
type Forms = { raw: string; plain: string; letters: string; numbers: string; digits: string };

const finders: readonly Finder[] = canaries.map(finderOf);
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
  const found = new Set(finders.filter((finder) => finder.finds(forms)).map(({ name }) => name));
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

function finderOf({ name, kind, text }: Canary): Finder {
  if (kind === 'number') {
    const alone = new RegExp(`(?<![\\w.])${text}(?!\\w)`);
    return { name, finds: ({ numbers }) => alone.test(numbers) };
  }
  if (kind === 'digits') {
    const dollars = new RegExp(`(?<!\\d)${text.slice(0, -2)}(?!\\d)`);
    return { name, finds: ({ digits, numbers }) => digits.includes(text) || dollars.test(numbers) };
  }
  const backwards = [...text].reverse().join('');
  const encoded = base64Of(text);
  return {
    name,
    finds: ({ raw, plain, letters }) =>
      plain.includes(text) ||
      letters.includes(text) ||
      plain.includes(backwards) ||
      encoded.some((one) => raw.includes(one)),
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
