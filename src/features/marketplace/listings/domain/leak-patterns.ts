import { isVin } from './check-digits.ts';
import { stopWords } from './leak-words.ts';
import { states } from './places.ts';

const patternRules = [
  'phone',
  'email',
  'web-address',
  'social-account',
  'street-address',
  'zip',
  'coordinates',
  'ein',
  'ssn',
  'vin',
  'plate',
  'person',
  'date',
  'money',
  'year-founded',
  'age',
  'claim',
  'road',
  'landmark',
] as const;
export type PatternRule = (typeof patternRules)[number];

type Pattern = {
  rule: PatternRule;
  cased?: boolean;
  find: RegExp;
  /** Rejects false positives; `before` and `after` are the 20 characters around the match. */
  unless?: (found: string, before: string, after: string) => boolean;
};

// Every repetition is bounded and every pattern begins at the start of a word, so that no text takes long.
const word = '(?<![a-z0-9])';
const gap = '[ .\\-/·_]{0,3}';
const state = states.map((one) => one.code).join('|');
const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const suffix =
  'Street|St|Avenue|Ave|Road|Rd|Boulevard|Blvd|Drive|Dr|Lane|Ln|Court|Ct|Way|Place|Pl|Parkway|Pkwy|Highway|Hwy|Circle|Cir|Trail|Trl|Terrace|Loop|Square|Turnpike|Pike';
const tens =
  '(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[ -](?:one|two|three|four|five|six|seven|eight|nine))?';
const aged =
  '(?:in business|in operation|of (?:service|experience|operations?|history|continuous|business)|old|anniversary|track record|serving|operating|running)';

const measures = new Set(
  'minute hour day week month year mile star bay unit person man seat room bed foot acre truck'.split(' '),
);

export const patterns: readonly Pattern[] = [
  {
    rule: 'phone',
    find: new RegExp(
      `(?<![\\d$]|\\d[.,])(?:\\+?1[ .\\-]{0,2})?\\(?[2-9]\\d\\d\\)?${gap}[2-9]\\d\\d${gap}\\d{4}(?!\\d|[.,]\\d)`,
      'g',
    ),
  },
  {
    rule: 'phone',
    find: new RegExp(
      `${word}(?:call|text|phone|tel|fax|dial|cell|mobile)[^\\n\\d]{0,20}[2-9]\\d\\d[ .\\-]\\d{4}(?!\\d)`,
      'g',
    ),
  },
  { rule: 'email', find: /(?<![a-z0-9._%+-])[a-z0-9._%+-]{1,64}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,4}/g },
  {
    rule: 'email',
    find: /(?<![a-z0-9._-])[a-z0-9][a-z0-9._-]{0,40}(?:[ \n]|[ \n]?[[({<][ \n]?)(?:at|@)(?:[ \n]|[ \n]?[\])}>][ \n]?)[a-z0-9][a-z0-9-]{1,40}(?:\.|[ \n]?[[({<]?[ \n]?(?:dot|\.)[ \n]?[\])}>]?[ \n]?)(?:com|net|org|biz|info|edu|us|co|io)(?![a-z0-9-])/g,
    unless: (found) => / \.|\. /.test(found) && !/[[({<]/.test(found),
  },
  { rule: 'web-address', find: new RegExp(`${word}(?:https?://|www\\.)[^ \\n]{1,200}`, 'g') },
  {
    rule: 'web-address',
    cased: true,
    find: /(?<![A-Za-z0-9@.-])(?:[A-Za-z0-9-]{1,63}\.){1,3}(?:com|net|org|biz|info|edu|gov|us|io|co|shop|store|site|online|app|COM|NET|ORG|BIZ|Com|Net)(?![A-Za-z0-9-]|\.[a-z])/g,
  },
  {
    rule: 'web-address',
    find: new RegExp(
      `${word}[a-z0-9-]{2,63}(?: ?[\\[({] ?dot ?[\\])}] ?| dot | \\. ?)(?:com|net|org|biz)(?![a-z0-9-])`,
      'g',
    ),
    unless: (found) => stopWords.has(/^[a-z0-9-]+/.exec(found)?.[0] ?? ''),
  },
  { rule: 'social-account', find: /(?<![a-z0-9._@])@[a-z][a-z0-9_.]{2,30}/g },
  {
    rule: 'social-account',
    find: new RegExp(
      `${word}(?:facebook|instagram|insta|twitter|tiktok|linkedin|yelp|youtube|threads) ?[:@/] ?[a-z0-9_.@/-]{3,60}`,
      'g',
    ),
  },
  {
    rule: 'street-address',
    cased: true,
    find: new RegExp(
      `(?<![\\w$.,#-])\\d{1,6}[A-Za-z]? (?:(?:[NSEW]\\.?|North|South|East|West|NE|NW|SE|SW) )?(?:[A-Z0-9][A-Za-z0-9'.]{0,25} ){1,4}(?:${suffix}|${suffix.toUpperCase()})(?![A-Za-z])`,
      'g',
    ),
    unless: (found) =>
      found
        .toLowerCase()
        .split(' ')
        .some((one) => measures.has(one.replace(/s$/, ''))),
  },
  {
    rule: 'street-address',
    find: /(?<![\w$.,#-])\d{2,6} (?:[nsew]\.? |north |south |east |west )?(?:[a-z][a-z']{2,25} ){1,2}(?:street|st|avenue|ave|blvd|boulevard|lane|ln|rd|parkway|pkwy)(?![a-z])/g,
    unless: (found) =>
      found
        .split(' ')
        .slice(1, -1)
        .some((one) => stopWords.has(one) || measures.has(one.replace(/s$/, ''))),
  },
  {
    rule: 'street-address',
    find: /(?<![\w$.,#-])\d{2,5} (?:north|south|east|west|[nsew])\.? \d{2,5} (?:north|south|east|west|[nsew])(?![a-z])/g,
  },
  { rule: 'street-address', find: new RegExp(`${word}p\\.? ?o\\.? ?box #? ?\\d{1,7}`, 'g') },
  {
    rule: 'zip',
    cased: true,
    find: new RegExp(`(?<![A-Za-z])(?:${state})\\.?,? \\d{5}(?:-\\d{4})?(?!\\d)`, 'g'),
  },
  { rule: 'zip', find: new RegExp(`${word}zip(?: ?code)?[ :#]{0,3}\\d{5}(?!\\d)`, 'g') },
  { rule: 'zip', find: /(?<![\d$.,-])\d{5}-\d{4}(?![\d-])/g },
  { rule: 'coordinates', find: /(?<![\d.])-?\d{1,3}\.\d{4,12} ?°? ?[ns]? ?[,;/ ] ?-?\d{1,3}\.\d{4,12}/g },
  { rule: 'coordinates', find: /(?<!\d)\d{1,3} ?° ?\d{1,2} ?'/g },
  { rule: 'ein', find: /(?<![\d-])\d{2}-\d{7}(?![\d-])/g },
  {
    rule: 'ein',
    find: new RegExp(
      `${word}(?:f?ein|tax id|employer identification)[^a-z\\d]{0,5}(?:(?:no|number)[^a-z\\d]{0,3})?\\d{2}[- ]?\\d{7}(?!\\d)`,
      'g',
    ),
  },
  { rule: 'ssn', find: /(?<![\d-])\d{3}[- ]\d{2}[- ]\d{4}(?![\d-])/g },
  { rule: 'vin', find: /(?<![a-z0-9])[a-hj-npr-z0-9]{17}(?![a-z0-9])/g, unless: (found) => !isVin(found) },
  {
    rule: 'plate',
    cased: true,
    find: /(?<![A-Za-z])(?:[Pp]lates?|[Tt]ags?|PLATE|TAG)[ .:#]{0,3}(?:[Nn]o\.?|[Nn]umber)?[ .:#]{0,3}(?=[A-Z -]{0,7}\d)[A-Z0-9]{1,4}[- ]?[A-Z0-9]{2,5}(?![A-Za-z0-9])/g,
    unless: (found) => !/[A-Z].*\d|\d.*[A-Z]/.test(found.replace(/^[A-Za-z]+/, '')),
  },
  {
    rule: 'person',
    cased: true,
    find: /(?<![A-Za-z])(?:Mr|Mrs|Ms|Miss|Dr|Prof|Professor|Rev|Pastor|Capt|Captain|Sgt)\.? [A-Z][A-Za-z'-]{1,30}(?: [A-Z][A-Za-z'-]{1,30})?/g,
  },
  {
    rule: 'date',
    find: /(?<![\d/.-])(?:\d{1,2}[/.-]\d{1,2}[/.-](?:19|20)?\d{2}|(?:19|20)\d{2}-\d{1,2}-\d{1,2})(?![\d/-]|\.\d)/g,
  },
  {
    rule: 'date',
    find: new RegExp(
      `${word}${month}\\.?,? (?:\\d{1,2}(?:st|nd|rd|th)?,? )?(?:of )?(?:18|19|20)\\d{2}(?!\\d)`,
      'g',
    ),
  },
  { rule: 'date', find: new RegExp(`${word}${month}\\.? \\d{1,2}(?:st|nd|rd|th)(?![a-z])`, 'g') },
  {
    rule: 'money',
    find: /\$ ?\d[\d,]{0,15}(?:\.\d{1,4})?(?: ?(?:k|mm?|b|thousand|million|billion)(?![a-z]))?/g,
    unless: isRange,
  },
  {
    rule: 'money',
    find: /(?<![\d.,$])\d[\d,]{0,15}(?:\.\d{1,3})? ?(?:thousand |million |billion |mm? |k )?(?:dollars|usd)(?![a-z])/g,
    unless: isRange,
  },
  {
    rule: 'money',
    find: /(?<![\d.,$])\d{1,3}(?:\.\d{1,3})? ?(?:million|billion|mm)(?![a-z])/g,
    unless: isRange,
  },
  {
    rule: 'money',
    cased: true,
    find: /(?<![A-Za-z\d.,$-])\d{1,4}(?:\.\d{1,3})?[MK](?![A-Za-z\d])/g,
    unless: isRange,
  },
  {
    rule: 'year-founded',
    find: new RegExp(
      `${word}(?:since|established|estd?\\.?|founded|incorporated|started|opened|began|begun|in business since|dating (?:back )?to)(?: back)?(?: in| since)?(?: early| late)? (?:17|18|19|20)\\d{2}(?!\\d)`,
      'g',
    ),
  },
  { rule: 'age', find: new RegExp(`(?<![\\d.$])\\d{1,3}\\+?[ -](?:plus )?(?:years?|yrs?)[ -]${aged}`, 'g') },
  {
    rule: 'age',
    find: new RegExp(
      `${word}(?:for|over|than|nearly|almost|past|last) \\d{2,3}\\+? (?:years|yrs)(?![a-z])`,
      'g',
    ),
  },
  { rule: 'age', find: new RegExp(`${word}${tens} years?[ -](?:${aged})`, 'g') },
  { rule: 'age', find: /(?<!\d)\d{1,3}(?:st|nd|rd|th)[ -](?:anniversary|year|birthday)/g },
  {
    rule: 'claim',
    find: new RegExp(
      `${word}(?:the|its|state's|area's|region's|county's|city's) (?:only|oldest|largest|biggest|first|sole|premier|leading|longest)(?![a-z])`,
      'g',
    ),
  },
  {
    rule: 'claim',
    find: new RegExp(
      `${word}(?:only [a-z-]{2,20} (?:in|of its kind|within|serving)|oldest|largest|biggest|longest[- ](?:running|established|serving)|one of a kind|sole (?:provider|distributor|supplier|dealer))(?![a-z])`,
      'g',
    ),
  },
  {
    rule: 'claim',
    find: new RegExp(
      `${word}(?:first (?:[a-z-]{2,20} )?(?:in|to) (?:the|its|our|offer|bring|introduce)|award(?:s|ed|-winning| winning)?|patent(?:s|ed|-pending| pending)?|as seen (?:on|in)|voted|ranked|top[- ]rated|number one|best of|trademark(?:s|ed)?|hall of fame)(?![a-z])`,
      'g',
    ),
  },
  {
    rule: 'claim',
    find: new RegExp(
      `${word}(?:(?:dealer|contractor|business|company|employer|retailer|franchisee) of the year|\\d{2,6}\\+? (?:five[- ]star |5[- ]star |google |yelp )?reviews)(?![a-z])`,
      'g',
    ),
  },
  {
    rule: 'landmark',
    cased: true,
    find: /(?<![A-Za-z])[A-Z][a-z]{2,20}(?: [A-Z][a-z]{2,20})? (?:County|Parish|University|College|Air Force Base)(?![A-Za-z])/g,
  },
  { rule: 'claim', find: /(?<![a-z0-9&])(?:#|no\. ?)1(?!\d)|[™®]/g },
  {
    rule: 'road',
    find: new RegExp(
      `${word}(?:highway|hwy|interstate|exit|route|us|sr|i)[ -]{1,2}\\d{1,3}(?![\\d%,.]|[a-z])`,
      'g',
    ),
  },
];

/** A percentage from which, with an amount beside it, another amount can be computed. */
export const marginPattern = new RegExp(
  `(?<![\\d.])\\d{1,3}(?:\\.\\d{1,2})? ?(?:%|percent)[^.\\n]{0,40}?(?:margins?|profit|ebitda|sde|cash flow|net)(?![a-z])|${word}(?:margins?|ebitda|sde|profit)[^.\\n]{0,25}?\\d{1,3}(?:\\.\\d{1,2})? ?(?:%|percent)`,
  'g',
);
export const multiplePattern =
  /(?<![\d.$])\d{1,2}(?:\.\d{1,2})? ?(?:x|times)(?![a-z])(?: ?(?:its )?(?:sde|ebitda|earnings|revenue|cash flow|multiple|profit))?/g;

/** A range like `$250k - $500k` or `between 1 and 2 million` is a band, not an amount. */
function isRange(_: string, before: string, after: string): boolean {
  return (
    /^ ?(?:-|to|and) ?\$? ?\d/.test(after) || /\d ?(?:k|mm?|million|thousand)? ?(?:-|to|and) ?$/.test(before)
  );
}
