// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this takes out
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]|\p{Surrogate}/gu;

/** Without control characters and lone surrogates, which PostgreSQL does not store. */
export function searchableText(page: string): string {
  return page.replace(controls, ' ');
}
