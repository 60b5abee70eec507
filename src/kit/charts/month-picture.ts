type Series = { key: string; name: string };

export type MonthPicture = {
  /** The chart's description in one sentence. */
  words: string;
  /** `month` is YYYY-MM; the other keys are those of the series. */
  months: readonly ({ month: string } & Record<string, number | string>)[];
  series: readonly [Series, Series];
  /** Short for the axis; `format` in full. */
  axis: (value: number) => string;
  format: (value: number) => string;
};
