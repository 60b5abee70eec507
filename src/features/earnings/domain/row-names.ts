/** What programs write behind a name that says nothing of which row it is: `Net Income (Loss)`, `Net Profit (USD)`. */
const behind = /\s*\/?\s*\((?:loss|deficit|usd)\)\s*/g;

/** The name of a row as it is looked up: in small letters, without the words that only some programs write. */
export function plainName(name: string): string {
  return name.toLowerCase().replaceAll(behind, ' ').replaceAll(/\s+/g, ' ').trim();
}

/** Rows that say what share of sales others are; they hold no amounts. */
const shares = /^(as a )?percent(age)? of |^% of |\bmargin ?(%|\(%\))$/;

export function isShareName(name: string): boolean {
  return shares.test(plainName(name));
}
