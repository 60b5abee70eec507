/** What a place in a report is called: its chapter, what it is there, and its number, each counted from 0. */
export const placeNames = {
  text: (chapter: string, at: number) => `${chapter}.p${at}`,
  value: (chapter: string, at: number) => `${chapter}.f${at}`,
  note: (chapter: string, at: number) => `${chapter}.n${at}`,
  cell: (chapter: string, at: { table: number; row: number; column: number }) =>
    `${chapter}.t${at.table}.${at.row}.${at.column}`,
  /** A figure by what it is, wherever the report has it. */
  named: (name: string) => `of.${name}`,
} as const;

export const isNamed = (place: string): boolean => place.startsWith('of.');
