import type { UseQueryOptions } from '@tanstack/react-query';

/** Only the proportion matters. */
export type PageSize = { width: number; height: number };
export type PageWidth = '800' | '1400';
export type PageSource = {
  picture: (page: number, width: PageWidth) => UseQueryOptions<Blob, Error, Blob, readonly unknown[]>;
  words: (page: number) => UseQueryOptions<string, Error, string, readonly unknown[]>;
};
