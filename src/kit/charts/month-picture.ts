type Series = { key: string; name: string };

export type MonthPicture = {
  words: string;
  /** `month` is YYYY-MM; the other keys are those of the series. */
  months: readonly ({ month: string } & Record<string, number | string>)[];
  series: readonly [Series, Series];
  axis: (value: number) => string;
  format: (value: number) => string;
};
