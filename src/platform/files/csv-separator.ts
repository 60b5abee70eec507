/** The least ambiguous first: amounts contain commas, names sometimes semicolons. */
const separators = ['\t', ';', ',', '|'];
const lookedAt = 200;

/** The separator of a CSV text: the one in most of its first lines, outside of quotes. Excel's `sep=` line wins. */
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
