/** A National Provider Identifier: ten digits that pass the Luhn check after the prefix 80840 (45 CFR 162.406). */
export function isNpi(digits: string): boolean {
  if (!/^[12]\d{9}$/.test(digits)) return false;
  const sum = [...`80840${digits}`].reverse().reduce((total, digit, place) => {
    const doubled = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

const values: Record<string, number> = {
  ...Object.fromEntries([...'abcdefgh'].map((letter, i) => [letter, i + 1])),
  ...Object.fromEntries([...'jklmn'].map((letter, i) => [letter, i + 1])),
  p: 7,
  r: 9,
  ...Object.fromEntries([...'stuvwxyz'].map((letter, i) => [letter, i + 2])),
};
const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

/** A vehicle identification number with a valid check digit in position 9 (49 CFR 565.15), in lower case. */
export function isVin(text: string): boolean {
  if (!/^[a-hj-npr-z\d]{17}$/.test(text) || !/\d.*\d.*\d/.test(text) || !/[a-z]/.test(text)) return false;
  const sum = [...text].reduce(
    (total, one, i) => total + (values[one] ?? Number(one)) * (weights[i] ?? 0),
    0,
  );
  const check = sum % 11;
  return text.charAt(8) === (check === 10 ? 'x' : `${check}`);
}
