/** What PostgreSQL does not keep, and no page needs. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this takes out
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]|\p{Surrogate}/gu;

/** The text of a page as it is kept for searching: without control characters and halves of letters. */
export function searchableText(page: string): string {
  return page.replace(controls, ' ');
}
