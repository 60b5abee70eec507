const longest = 300;

/** On one line, without control characters, and not too long to be shown. */
export function plainText(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, longest);
}
