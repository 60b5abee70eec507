const scanRefusalWords: Readonly<Record<string, string>> = {
  'statement-is-pictures': 'The print on this scan could not be read.',
  'statement-layout-unknown': 'The lines of this scan could not be told apart, so nothing of it is taken.',
  'statement-without-balances':
    'No opening or no closing balance could be read on this scan, so its lines cannot be proved.',
  'statement-without-period': 'This scan does not say which days it covers, and its lines have no year.',
  'no-bank-lines': 'This scan has no lines of a bank or card account.',
  'too-many-bank-lines': 'This scan has more lines than are read at once.',
};

/** Why a scanned statement could not be read, and what to do. */
export function scanRefusal(code: string): string {
  const why = scanRefusalWords[code] ?? 'This scan could not be read.';
  return `${why} Download the statement from the bank’s site instead, or export OFX or CSV.`;
}
