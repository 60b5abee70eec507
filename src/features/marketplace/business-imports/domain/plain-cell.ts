import { rearmed } from '#kernel/csv.ts';

/** What a cell says: without the marks that keep a spreadsheet from reading it as a formula or a number. */
export function plainCell(cell: string): string {
  const text = rearmed(cell).trim();
  // Programs write ="04-1234567" so that Excel keeps the zero in front.
  return /^="([^"]*)"$/.exec(text)?.[1]?.trim() ?? text;
}
