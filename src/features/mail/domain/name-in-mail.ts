/**
 * A name for the text of a mail to somebody else. Mail programs make links of addresses, and a name is whatever its
 * owner typed: what would join two words into an address is set apart.
 */
export function nameInMail(name: string): string {
  return name
    .replace(/\s+/g, ' ')
    .replace(/([.:/@\\])(?=\S)/g, '$1 ')
    .trim();
}
