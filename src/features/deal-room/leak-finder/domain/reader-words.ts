/** In whose place a reader was; `admin`: while viewing as another person. */
export const readerSides = ['seller', 'broker', 'buyer', 'admin'] as const;
export type ReaderSide = (typeof readerSides)[number];

const words: Readonly<Record<ReaderSide, string>> = {
  seller: 'The seller',
  broker: 'The seller’s broker',
  buyer: 'A buyer',
  admin: 'An admin of this site, viewing as another person',
};

/** Who the reader is where the name is not shown. */
export function readerWords(side: ReaderSide, own: boolean): string {
  return own ? 'You' : words[side];
}
