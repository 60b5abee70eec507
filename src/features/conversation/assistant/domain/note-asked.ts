const note = "(?:(?:seller|owner|vendor|promissory|carry)(?:[’']?s)? )?(?:notes?|nota|pagar[eé])";
const whose = '(?:the|my|our|your|their|his|her|this|that|its)';
const pays = '(?:payments?|instal?lments?|mensualidad(?:es)?|cuotas?)';
const aMonth = '(?:monthly|(?:per|a|each|every) month)';
/** The note as what is paid: `the payment on the seller note`, `my note payments`, `pay each month on the note`. */
const paid = new RegExp(
  [
    String.raw`(?<!\b(?:down|deposit|earnest|first|last|late|balloon|missed) )\b${pays}(?: (?:is|be|are|would|will|due|amounts?|${aMonth}))* (?:on|of|for|under|toward|from) (?:(?:${whose}|an?) )?${note}\b`,
    String.raw`\b(?:${whose} ${note}|(?:seller|owner) note)(?:[\u2019']s)? (?:${aMonth} )?${pays}\b`,
    String.raw`\b${whose} ${note}\b.{0,40}\b(?:cost|be|is|pay|run|come|amount)s?\b.{0,20}\b${aMonth}\b`,
    String.raw`\b${aMonth}\b.{0,25}\b(?:on|for|of|from|is|would|will|does) ${whose} ${note}\b`,
    String.raw`\b(?:pay|owe|get|receive|collect)\b.{0,20}\b(?:on|for|of|from) ${whose} ${note}\b.{0,20}\b${aMonth}\b`,
  ].join('|'),
  'i',
);
/** An amount is asked for, of terms that are there: `what is`, `how much`, or the thing itself. */
const asksAmount = new RegExp(
  String.raw`\b(?:what(?:[\u2019']?s| is| are| was| would| will| could| might| do| does| did)|wh(?:at|ich) (?:${aMonth} )?${pays} |how (?:much|big|high|large)|which is|calculate|compute|work out|figure out|tell me|show me|give me)\b|^\W*(?:(?:the|and|so|please) )*(?:${aMonth} )?(?:${pays}|${note} ${pays})\b`,
  'i',
);
const general =
  /^\W*(?:how (?:do|does|are|is)|why|when|should|can(?! you)|who|where|which offers?|is|are|does)\b|\b(?:usual\w*|typical\w*|normal\w*|standby mean|what is a|what happens|secured|subordinat\w+|behind|ahead of|deduct\w*|taxe[sd]|due date|(?:say|says|mean|means) about)\b|\b(?:an? (?:loi|letter of intent|(?:counter)?offer|counter|bid)|(?:loi|offer)s)\b/i;

/** Asks what the seller note of an offer costs a month: its amount, rate and term stand in the offer. */
export function asksNotePayment({ message, page }: { message: string; page: string | null }): boolean {
  return (
    paid.test(message) &&
    asksAmount.test(message) &&
    (/\b(?:counter\w*|offer|loi|letter|bid)\b/i.test(message) || offerOnPage(page) !== null) &&
    !general.test(message)
  );
}

/** The offer that a page shows. */
export function offerOnPage(page: string | null): string | null {
  return /^\/offers?\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:[/?]|$)/i.exec(page ?? '')?.[1] ?? null;
}

export function asksOfCounter(message: string): boolean {
  return /\bcounter/i.test(message);
}
