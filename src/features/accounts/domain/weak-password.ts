/** Why a password is refused that is long enough. */
export type Weakness = 'common' | 'own' | 'simple';

export const weaknessWords: Record<Weakness, string> = {
  common: 'This password is on the lists that are tried first. Choose another.',
  own: 'This password is made of your name, your email, your phone number or the name of this site. Choose another.',
  simple: 'This password repeats itself, counts up, or is a short word with a year. Choose another.',
};

/** Shorter words are found in too many others. */
const shortestWord = 3;
/** What has to stand beside one's own words. */
const leastBeside = 5;
/** Fewer different characters are a pattern. */
const leastDifferent = 4;
/** So many characters must not follow from the one before by repeating it or counting on. */
const leastUnexpected = 3;

/**
 * Whether a password is one that is tried first: on a list of them, made of words that belong to the account, whatever
 * case and punctuation, or a pattern (NIST SP 800-63B, 3.1.1.2). `own`: email, names, phone, the name of the site.
 * `isCommon`: asked in lower case.
 */
export function weaknessOf(
  password: string,
  own: readonly string[],
  isCommon: (text: string) => boolean,
): Weakness | null {
  const plain = password.normalize('NFKC').toLowerCase();
  const bare = plain.replace(/[^\p{L}\p{N}]+$/u, '');
  if (isCommon(plain) || isCommon(bare)) return 'common';
  const letters = squeezed(plain);
  const words = own
    .flatMap((text) => [text, ...text.split(/[@.\s]+/)])
    .map((word) => squeezed(word.normalize('NFKC').toLowerCase()))
    .filter((word) => word.length >= shortestWord)
    .sort((a, b) => b.length - a.length);
  const beside = words.reduce((rest, word) => rest.replaceAll(word, ''), letters);
  if (beside !== letters && (beside.length < leastBeside || isCommon(beside))) return 'own';
  return isPattern(bare) ? 'simple' : null;
}

/** `aaaaaaaa`, `abcd1234`, nothing but spaces, `Summer2026`. */
function isPattern(plain: string): boolean {
  const points = Array.from(plain, (character) => character.codePointAt(0) ?? 0);
  const unexpected = points.filter((point, at) => Math.abs(point - (points[at - 1] ?? -9)) > 1);
  return (
    new Set(points).size < leastDifferent ||
    unexpected.length < leastUnexpected ||
    /^\p{L}{0,7}(?:19|20)\d\d$/u.test(plain)
  );
}

function squeezed(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '');
}
