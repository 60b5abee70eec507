export type Weakness = 'common' | 'own';

export const weaknessWords: Record<Weakness, string> = {
  common: 'This password is too common and easy to guess. Choose another.',
  own: 'This password is mostly your name, email, phone number or the name of this site. Choose another.',
};

/** Shorter words occur in too many others. */
const shortestWord = 3;
const leastBeside = 5;

/** Common, repetitive or sequential, or made of the account's own words (NIST SP 800-63B, 3.1.1.2 and rev. 3, 5.1.1.2). `isCommon` gets lower case. */
export function weaknessOf(
  password: string,
  own: readonly string[],
  isCommon: (text: string) => boolean,
): Weakness | null {
  const plain = password.normalize('NFKC').toLowerCase();
  if (isMonotonous(plain)) return 'common';
  if (isCommon(plain) || isCommon(plain.replace(/[^\p{L}\p{N}]+$/u, ''))) return 'common';
  const letters = squeezed(plain);
  const words = own
    .flatMap((text) => [text, ...text.split(/[@.\s]+/)])
    .map((word) => squeezed(word.normalize('NFKC').toLowerCase()))
    .filter((word) => word.length >= shortestWord)
    .sort((a, b) => b.length - a.length);
  const beside = words.reduce((rest, word) => rest.replaceAll(word, ''), letters);
  return beside !== letters && (beside.length < leastBeside || isCommon(beside)) ? 'own' : null;
}

/** Longer ones are on no list of guesses, and the limits of a password are for any characters. */
const longestGuessed = 20;

/** One or two characters again and again ("aaaaaaaa", "1212121212"), or a run ("abcdefgh", "hgfedcba"). */
function isMonotonous(plain: string): boolean {
  const codes = [...plain].map((one) => one.codePointAt(0) ?? 0);
  if (codes.length > longestGuessed) return false;
  const steps = new Set(codes.slice(1).map((code, at) => code - (codes[at] ?? 0)));
  return new Set(codes).size <= 2 || (steps.size === 1 && Math.abs([...steps][0] ?? 0) === 1);
}

function squeezed(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '');
}
