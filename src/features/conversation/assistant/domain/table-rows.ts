/** Only an amount or a range of amounts, which says nothing without what it is of. */
const amountOnly = /^(?:under |over |up to |more than )?\$[\d.,]+[KM]?(?: – \$[\d.,]+[KM]?)?$/;
const bareNumber = /^[\d.,]+(?: – [\d.,]+)?[%×]?$/;
const unit = /^(?:days|weeks|months|years)$/i;

/** A row of a table as a sentence: `Businesses sold for $500K to $1M: 8 months.` */
export function rowInWords(heads: readonly string[], row: readonly string[]): string {
  const [first = '', ...cells] = row;
  const [of = '', ...columns] = heads;
  const begin = amountOnly.test(first) ? `${of} ${first.replace(' – ', ' to ')}` : first;
  const told = cells.map((cell, at) => {
    const head = columns[at] ?? '';
    if (unit.test(head) && bareNumber.test(cell)) return `${cell} ${head.toLowerCase()}`;
    return cells.length > 1 || bareNumber.test(cell) ? `${head} ${cell}` : cell;
  });
  return `${begin}: ${told.join(', ')}.`;
}
