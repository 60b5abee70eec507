/** Asks what the seller note of an offer costs a month: its amount, rate and term stand in the offer. */
export function asksNotePayment({ message, page }: { message: string; page: string | null }): boolean {
  return (
    /\bnotes?\b/i.test(message) &&
    /\b(?:monthly|(?:per|a|each|every) month|payments?|instal?lments?)\b/i.test(message) &&
    (/\b(?:counter\w*|offers?|loi|letter of intent|bid)\b/i.test(message) || offerOnPage(page) !== null) &&
    !general.test(message)
  );
}

const general =
  /^\W*(?:how (?:do|does|are|is)|why|when|should|can)\b|\b(?:usual\w*|typical\w*|normal\w*|standby mean|what is a)\b/i;

/** The offer that a page shows. */
export function offerOnPage(page: string | null): string | null {
  return /^\/offers?\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:[/?]|$)/i.exec(page ?? '')?.[1] ?? null;
}

export function asksOfCounter(message: string): boolean {
  return /\bcounter/i.test(message);
}
