import type { UseQueryOptions } from '@tanstack/react-query';

/** How a page is drawn: only the proportion counts. */
export type PageSize = { width: number; height: number };
export type PageWidth = '800' | '1400';
/** Where the pictures and the words of pages come from. */
export type PageSource = {
  picture: (page: number, width: PageWidth) => UseQueryOptions<Blob, Error, Blob, readonly unknown[]>;
  words: (page: number) => UseQueryOptions<string, Error, string, readonly unknown[]>;
};
