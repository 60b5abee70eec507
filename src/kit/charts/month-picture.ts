type Series = { key: string; name: string };

export type MonthPicture = {
  /** The picture as one sentence. */
  words: string;
  /** Each with its `month` (YYYY-MM) and a figure under the key of each series. */
  months: readonly ({ month: string } & Record<string, number | string>)[];
  series: readonly [Series, Series];
  /** A figure at the edge, and one in full. */
  axis: (value: number) => string;
  format: (value: number) => string;
};
