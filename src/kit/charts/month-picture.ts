import { monthSpansInWords } from '#kernel/days.ts';

type Series = { key: string; name: string };

export type MonthPicture = {
  words: string;
  /** `month` is YYYY-MM; the other keys are those of the series. `null`: there is no figure, so no bar. */
  months: readonly ({ month: string } & Record<string, number | string | null>)[];
  /** Why a figure may be missing, as in “no entries”. */
  missing?: string;
  series: readonly [Series, Series];
  axis: (value: number) => string;
  format: (value: number) => string;
};

/** What stands in a tooltip in place of a figure that does not exist. */
export const missingIn = ({ missing }: Pick<MonthPicture, 'missing'>): string =>
  `— (${missing ?? 'no figure'})`;

/** Under the picture: its words, and the months in which a bar is missing. */
export function captionOf({ words, months, series, missing }: MonthPicture): string {
  const without = months.filter((month) => series.some(({ key }) => month[key] === null));
  if (without.length === 0) return words;
  return `${words} Without a bar: ${monthSpansInWords(without.map(({ month }) => month))} (${missing ?? 'no figure'}).`;
}
