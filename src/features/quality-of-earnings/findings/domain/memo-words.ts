import type { AddBackCode } from '#features/valuation/earnings/domain/add-back-categories.ts';

/** A regular expression of PostgreSQL, to be matched without case, and the adjustment that an entry with these words may be. */
export type MemoWords = { code: AddBackCode; pattern: string };

const place = '(building|office|shop|store|warehouse|space|facility|location|premises|suite|headquarters)';
const weather = '(hail|wind|storm|fire|flood|tornado|hurricane|earthquake)';
const words = (...alternatives: readonly string[]) => String.raw`\m(${alternatives.join('|')})\M`;

/**
 * Possible one-time costs. Each word has company: “moving average” is no move, and “settlement of account” no lawsuit.
 * Source: categories of docs/rules/earnings.md.
 */
export const oneTimeWords: readonly MemoWords[] = [
  {
    code: 'N-LEGAL',
    pattern: words(
      'lawsuits?',
      'litigation',
      'class action',
      '(legal|claim|injury|dispute|case|employment|eeoc) settlement',
      'settlement agreement',
      '(court|legal) judgment',
      'arbitration',
    ),
  },
  {
    code: 'N-MOVE',
    pattern: words(
      `mov(e|ed|ing) (in)?to (a |an |the |our )?(new|larger|bigger|smaller|another) (office |shop )?${place}`,
      '(office|shop|store|warehouse|company) (move|relocation)',
      '(moving|relocation) (costs?|expenses?)',
      'rebrand(ing)?',
      '(erp|crm|pos|software|system) (implementation|migration|conversion)',
    ),
  },
  {
    code: 'N-CASUALTY',
    pattern: words(
      `${weather} (damage|loss|clean-?up)`,
      // Not “after fire inspection”.
      `after (the )?${weather}(?! ?(inspection|alarm|drill|sprinkler|extinguisher|suppression|door|watch|marshal|dept|department|code|permit))( ?storm)?`,
      'hail ?storm',
      'burglary',
      'break-?in (damage|repairs?)',
      'casualty loss',
    ),
  },
  {
    code: 'N-SEV',
    pattern: words(
      'severance',
      'separation (pay|agreement)',
      '(recruiter|recruiting) fees?',
      'executive search',
    ),
  },
  {
    code: 'N-DEAL',
    pattern: words(
      // Not “sale of company truck”, “sale of business cards”.
      'sale of (the |our )?(business|company)(?! (truck|car|van|vehicle|trailer|boat|equipment|machine|machinery|computer|laptop|phone|furniture|tool|card|form|check|property|asset|inventory|vehicles|merchandise|apparel|logo))',
      'business (valuation|appraisal)',
      'quality of earnings',
    ),
  },
  {
    code: 'A-CAP',
    pattern: words('(roof|hvac|furnace|boiler|parking lot) replacement', 'new (roof|hvac|furnace|boiler)'),
  },
];

/** Costs that may be the owner’s own. “Family restaurant supply” and “vacation pay” are not among them. */
export const personalWords: readonly MemoWords[] = [
  {
    code: 'O-PERK',
    pattern: words(
      'personal (use|expenses?|items?|trips?|travel|vehicle|car|phone|charges?|credit card)',
      'family (cell ?phones?|phones?|phone plan|wireless|vacation|trip|travel|cruise|reunion|vehicle)',
      'vacation(?! ?(pay|payout|accru|hours|time|days?|wages|rental|balance|liability|policy|bible))',
      '(country|golf|yacht|tennis) club (dues|membership)',
      "(son|daughter|wife|husband|spouse)(['’]?s)? (tuition|college|university|car|truck|phone|wedding|dorm)",
      '(college|private school) tuition',
      "(my|owner['’]?s?) (house|home(?! office)|cabin|condo|boat|car|pool|personal)",
      '(ski|hunting|fishing) trip',
    ),
  },
];

/** Possible one-time income: grants and credits of the government, forgiven debt, insurance, gains on sales of assets. */
export const onceIncomeWords: readonly MemoWords[] = [
  {
    code: 'N-GRANT',
    pattern: words(
      'ppp (loan|forgiveness|forgiven|grant|funds|income|proceeds)',
      'paycheck protection',
      '(erc|ertc) (tax )?(credits?|refunds?|claims?|funds|proceeds|income|checks?)',
      'employee retention (tax )?credits?',
      'eidl (advance|grant)',
      '(ppp|sba|eidl|loan|debt) forgiveness',
      'restaurant revitalization',
      'gain on (the )?sale',
    ),
  },
  { code: 'N-CASUALTY', pattern: words('insurance (proceeds|recovery)') },
];

const lookahead = /\(\?!(?:[^()]|\([^()]*\))*\)/g;

/**
 * What every memo with these words matches, and some others. PostgreSQL tests it many times as fast as a pattern with
 * borders of words, and few memos are left to be tested with that.
 */
export const looselyAny = (all: readonly MemoWords[]): string =>
  all.map(({ pattern }) => pattern.replaceAll(/\\[mM]/g, '').replaceAll(lookahead, '')).join('|');
