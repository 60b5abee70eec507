const figure = '(?:sde|ebitda|revenue|sales|earnings|cash ?flow|top ?line|turnover)';
const kind =
  "(?:own|current|annual|yearly|latest|adjusted|reported|normalized|unadjusted|total|net|gross|last year(?:[’']?s)?|ltm|ttm|trailing|fy ?\\d{2,4})";
const time =
  '(?:now|figures?|numbers?|today|ltm|ttm|last year|this year|for (?:the|my) (?:business|company)|(?:in|for|of|over|during) (?:the )?(?:last|past|trailing|previous|latest) (?:twelve|12)[ -]months?|(?:the )?(?:last|past|trailing) (?:twelve|12)[ -]months?|(?:in|for|of) (?:the )?(?:last|past|latest|newest) (?:fiscal |calendar )?year|(?:in|for|of) (?:fy ?)?20\\d\\d|(?:in|from|by|on|according to|per|under) (?:the|my|our) (?:quality[- ]of[- ]earnings(?: review| report)?|qoe(?: review| report)?|books|review|report|databook))';
const asks = new RegExp(
  String.raw`^\W*(?:and |so )?(?:what(?:[\u2019']?s| is| was| are| were)|how (?:much|high) (?:is|was|are|were)|tell me|show me|give me) (?:my|our) (?:${kind} )*${figure}(?:,? ${time})*\W*$`,
  'i',
);
const did =
  /^\W*(?:and |so )?(?:what|how much)(?: (?:revenue|sales|ebitda|sde|earnings))? did (?:i|we|my (?:business|company)|our (?:business|company)) (?:make|earn|gross|sell|take in|bring in|have)\b.{0,20}\b(?:last|past|trailing|in) (?:(?:twelve|12)[ -]months?|(?:fiscal |calendar )?year|20\d\d)\W*$/i;

/** Asks for a figure of the own business, and not what it means. */
export function asksOwnFigure(text: string): boolean {
  return asks.test(text) || did.test(text);
}

/** Which of the figures of a review a question names; none, if it names none. */
export function figuresMeant(text: string): readonly ('revenue' | 'ebitda' | 'adjustedEbitda' | 'sde')[] {
  if (/\b(?:revenue|sales|top ?line|turnover|gross|sell)\b/i.test(text)) return ['revenue'];
  if (/\bsde\b|\bcash ?flow\b/i.test(text)) return ['sde'];
  if (!/\bebitda\b/i.test(text)) return [];
  if (/\b(?:adjusted|normalized)\b/i.test(text)) return ['adjustedEbitda'];
  return /\b(?:reported|unadjusted)\b/i.test(text) ? ['ebitda'] : ['ebitda', 'adjustedEbitda'];
}

/** `LTM`, `FY2025`, `FY` for the newest fiscal year; `null` if a question names no period. */
export function periodMeant(text: string): string | null {
  if (/\b(?:ltm|ttm|(?:last|past|trailing|previous|latest) (?:twelve|12)[ -]months?)\b/i.test(text))
    return 'LTM';
  const year = /\b(?:fy ?)?(20\d\d)\b/i.exec(text)?.[1];
  if (year) return `FY${year}`;
  return /\b(?:last|past|latest|newest) (?:fiscal |calendar )?year\b/i.test(text) ? 'FY' : null;
}
