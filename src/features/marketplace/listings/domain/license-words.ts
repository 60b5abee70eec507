/** Names of official numbers and of those who issue them: a number right after one can be looked up. */
const given =
  'licen[sc]e|lics?|permit|registration|registry|cert|certificate|credential|roc|cslb|usdot|dot|mc|fmcsa|dea|clia|ccb|nmls|dre|npi|duns|uei|cage|ubi|hic|tdlr|tsbpe|tecl|rmp|tabc|dbpr';
/** Also said of people and firms, so a plain number after one may count something. */
const said =
  'licen[sc]ed|licen[sc]es|licen[sc]ing|licensure|permits|permitted|registered|registrations|certified|certifications?|certificates|reg';
const numbering = 'nos?|numbers?|num|nr|id|code';
const trades = 'master|journeyman|contractor|plumber|electrician';
const standards =
  'iso|iec|rfc|astm|ansi|iatf|ts|naics|sic|nfpa|ul|api|aws|asme|mil|din|bs|nist|ohsas|cfr|irs|usc|icd|sae|nec|ibc|irc|form|section|title|part';
const others = `${standards}|zip|model|sku|invoice|item|order|series|phone|suite|unit|box`;
const standardNumber =
  /^(?:9001|9100|9110|9120|13485|14001|16949|17020|17025|22000|22716|27001|45001|50001)$/;
const measured =
  'sq|square|feet|ft|sf|seats?|guests?|gallons?|gal|people|persons?|occupants?|children|kids|students|patients|beds?|units?|employees|staff|customers?|clients?|accounts?|users?|members?|subscribers?|homes|households|properties|acres?|miles?|hours?|days?|weeks?|months?|years?|vehicles?|trucks?|trailers?|machines?|tons?|lbs?|pounds?|watts?|kw|amps?|volts?|head|cases?|barrels?|bottles?|bags?|boxes|pallets?|pieces?|items?|orders?|jobs?|tickets?|calls?|doors?|spaces?|slips?|sites?|lots?|locations?|permits|licen[sc]es|technicians?|electricians|plumbers|contractors|per|percent|dollars|usd';

// No repetition is unbounded, and only a few characters beside a number are read.
const word = '(?<![a-z0-9])';
const end = '(?![a-z0-9])';
const between = '[^a-z0-9$]{0,6}';
const within = `[ ,:()'"/#-]`;
const filler = `(?:(?:no|num|nr|reg|lic)\\.|[a-z][a-z'&]{0,15})`;

const numbered = new RegExp(`(?:${word}(?:${numbering})|#)${between}(?:(?:is|are)[^a-z0-9$]{1,3})?$`);
const direct = new RegExp(
  `${word}(?:(?<given>${given})|${said})(?<gap>(?:${numbering})?${end}(?:${between}(?:${numbering}|is|are)${end}){0,3}${between})$`,
);
const near = new RegExp(`${word}(?:${given}|${said})${end}\\.?(?:${within}{1,3}${filler}){1,5}${between}$`);
const after = new RegExp(
  `^${within}{0,4}(?:[a-z][a-z'&]{0,15}${within}{1,3}){0,3}(?:${given}|${said})${end}`,
);
const rightAfter = new RegExp(`^${within}{1,3}(?:[a-z]{2,15} ){0,2}(?:${given})${end}`);
const tradeBefore = new RegExp(`${word}(?:${trades})${within}{1,3}$`);
const tradeAfter = new RegExp(`^${within}{1,3}(?:${trades})${end}`);
const measure = new RegExp(`^[ -]?(?:[a-z]{2,12} )?(?:${measured})${end}`);
const otherNumber = new RegExp(`${word}(?:${others})(?:${between}(?:${numbering})${end})?${between}$`);
const plainWord = /(?:licen[sc]e[ds]?|permit|registration|registry|certificate|credential|dot|cage)$/;

const licenseWord = new RegExp(`^(?:${given})$`);
const numberWord = new RegExp(`^(?:${numbering})$`);
const otherWord = new RegExp(`^(?:${others}|as|en|q|h|fy|cy|ram|gmc|ford|usd|eur|class|type|phase)$`);

/** Whether the letters before a number are a license word on their own. */
export function isLicenseWord(letters: string): boolean {
  return licenseWord.test(letters);
}

export function isNumberWord(letters: string): boolean {
  return numberWord.test(letters);
}

export function isOtherWord(letters: string): boolean {
  return otherWord.test(letters);
}

export type Around = { before: string; after: string };

/** `no. 998877`, `#998877`, `number is 998877`. */
export function isNumbered({ before }: Around): boolean {
  return numbered.test(before);
}

/** The words that name what follows a license: where they begin in `before`. */
export function calledDirectly({ before }: Around): { from: number; given: boolean; gap: string } | null {
  const match = direct.exec(before);
  if (!match) return null;
  const { given: name, gap = '' } = match.groups ?? {};
  return { from: match.index, given: name !== undefined, gap };
}

/** Whether a gap ends a line or sentence; a period after an abbreviation does not. */
export function endsSentence(before: string, gap: string): boolean {
  if (/[:#]|[a-z]/.test(gap)) return false;
  return /[\n!?;]/.test(gap) || (/^\. /.test(gap) && plainWord.test(before.slice(0, -gap.length)));
}

export function calledNear({ before }: Around): number | null {
  return near.exec(before)?.index ?? null;
}

export function calledAfter(around: Around): boolean {
  return after.test(around.after);
}

export function calledRightAfter(around: Around): boolean {
  return rightAfter.test(around.after);
}

export function ofTrade(around: Around): boolean {
  return tradeBefore.test(around.before) || tradeAfter.test(around.after);
}

export function isMeasure(around: Around): boolean {
  return measure.test(around.after);
}

/** Whether it is the number of a standard, an article or a form. */
export function isOtherNumber(digits: string, around: Around): boolean {
  return otherNumber.test(around.before) || (standardNumber.test(digits) && !isNumbered(around));
}
