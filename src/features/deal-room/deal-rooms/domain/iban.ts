/** IBAN length by country (SWIFT registry, ISO 13616). */
const lengths = new Map(
  `AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BI27 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DJ27 DK18 DO28 EE20 EG29 ES24
   FI18 FK18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HN28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 LB28 LC32
   LI21 LT20 LU20 LV21 LY25 MC27 MD24 ME22 MK19 MN20 MR27 MT31 MU30 NI28 NL18 NO15 OM23 PK24 PL28 PS29 PT25 QA29 RO24
   RS22 RU33 SA24 SC31 SD18 SE24 SI19 SK24 SM27 SO23 ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20 YE30`
    .split(/\s+/)
    .map((one) => [one.slice(0, 2), Number(one.slice(2))]),
);

/** Nothing may precede an IBAN except the word IBAN. */
const beginning = /(?:(?<![a-z0-9])|(?<=iban))[a-z]{2}\d{2}(?=[ -]?[a-z0-9]{2})/gi;

/** Finds the IBANs of a line in either case, in one piece or grouped with spaces or hyphens. */
export function ibansIn(line: string): { text: string; at: number }[] {
  return [...line.matchAll(beginning)].flatMap(({ index }) => {
    const text = ibanAt(line, index);
    return text === null ? [] : [{ text, at: index }];
  });
}

function ibanAt(line: string, from: number): string | null {
  const length = lengths.get(line.slice(from, from + 2).toUpperCase()) ?? 0;
  let text = '';
  let at = from;
  while (text.length < length && at < line.length) {
    const one = line.charAt(at);
    const isBetween = one === ' ' || one === '-';
    if (isBetween ? !/[a-z0-9]/i.test(line.charAt(at + 1)) : !/[a-z0-9]/i.test(one)) return null;
    if (!isBetween) text += one;
    at += 1;
  }
  const isWhole = length > 0 && text.length === length && !/[a-z0-9]/i.test(line.charAt(at));
  return isWhole && isIban(text) ? text : null;
}

/** ISO 7064 mod 97-10: remainder 1 with the first four characters moved to the end, letters as 10 to 35. */
function isIban(text: string): boolean {
  // Rules out groups of words: account numbers of every country contain digits.
  if (text.replace(/\D/g, '').length < 8) return false;
  let rest = 0;
  for (const one of text.slice(4) + text.slice(0, 4))
    for (const digit of String(Number.parseInt(one, 36))) rest = (rest * 10 + Number(digit)) % 97;
  return rest === 1;
}
