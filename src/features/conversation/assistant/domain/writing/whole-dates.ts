const months: readonly (readonly [string, string])[] = [
  ['jan(?:uary)?', 'enero'],
  ['feb(?:ruary)?', 'febrero'],
  ['mar(?:ch)?', 'marzo'],
  ['apr(?:il)?', 'abril'],
  ['may', 'mayo'],
  ['june?', 'junio'],
  ['july?', 'julio'],
  ['aug(?:ust)?', 'agosto'],
  ['sept?(?:ember)?', 'septiembre'],
  ['oct(?:ober)?', 'octubre'],
  ['nov(?:ember)?', 'noviembre'],
  ['dec(?:ember)?', 'diciembre'],
];
const known = months.map((names) => new RegExp(`^(?:${names.join('|')})$`, 'i'));
const month = String.raw`(?<month>${months.flat().join('|')})\b\.?`;
const day = String.raw`(?<day>\d{1,2})(?:st|nd|rd|th)?\b`;
const year = String.raw`(?<year>\d{4})\b`;
const whole = [
  String.raw`${month}\s+${day}(?:,?\s*${year})?`,
  String.raw`${day}\s+(?:(?:of|de)\s+)?${month}(?:,?\s+(?:del?\s+)?${year})?`,
  String.raw`(?<year>\d{4})-(?<number>\d{2})-(?<day>\d{2})\b`,
  String.raw`(?<number>\d{1,2})/(?<day>\d{1,2})/(?<year>\d{4}|\d{2})\b`,
  String.raw`${month},?\s+(?:of\s+|del?\s+)?${year}`,
  // Of those that are none of these it is only known that they belong together.
  String.raw`\d{1,4}(?:[/.-]\d{1,4}){2}\b|\d{1,2}/\d{1,2}\b`,
].map((pattern) => new RegExp(String.raw`${pattern}(?!,?\d)`, 'iuy'));

/** The date that begins at a place of a text: as one value, however it is written. */
export function dateAt(text: string, at: number): { value: string; length: number } | null {
  for (const pattern of whole) {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found) return { value: dateFrom(found), length: found[0].length };
  }
  return null;
}

function dateFrom({ 0: written, groups = {} }: RegExpExecArray): string {
  const { month: name = '', number, day: ofMonth, year: ofEra } = groups;
  const inYear = number === undefined ? known.findIndex((one) => one.test(name)) + 1 : Number(number);
  if (inYear < 1 || inYear > 12) return written;
  const inEra = ofEra?.length === 2 ? `20${ofEra}` : (ofEra ?? '');
  return [inEra, String(inYear), ofMonth === undefined ? '' : String(Number(ofMonth))].join('-');
}

/** A text without its whole dates. */
export function withoutDates(text: string): string {
  let rest = '';
  for (let at = 0; at < text.length; ) {
    const date = isInWord(text, at) ? null : dateAt(text, at);
    rest += date ? ' ' : text[at];
    at += date?.length ?? 1;
  }
  return rest;
}

function isInWord(text: string, at: number): boolean {
  return at > 0 && /[\p{L}\p{N}]/u.test(text[at - 1] ?? '');
}
