/** The likeliest to be in a line for nothing else first: an amount has commas, a name a semicolon at times. */
const separators = ['\t', ';', ',', '|'];
/** Lines that are looked at to find the separator: titles above a table have none. */
const lookedAt = 200;

/**
 * What separates the cells of a table written as text: the one that is in most of the first lines, outside of quotation
 * marks. A line counts for one: the commas of `Sales;1,234.50` are those of its amount. Excel says it in a line of its own.
 */
export function csvSeparator(text: string): string {
  const told = /^sep=([,;|\t])\r?\n/i.exec(text)?.[1];
  if (told) return told;
  const lines = text.slice(0, 200_000).split(/\r\n|\n|\r/, lookedAt);
  const bare = lines.map((line) => line.replaceAll(/"[^"]*"/g, ''));
  const used = bare.flatMap((line) => separators.find((separator) => line.includes(separator)) ?? []);
  const counts = separators.map((separator) => used.filter((one) => one === separator).length);
  const most = Math.max(...counts);
  return (most > 0 && separators[counts.indexOf(most)]) || ',';
}
