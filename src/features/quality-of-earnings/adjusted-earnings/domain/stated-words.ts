import { type LatestKey, latestWords } from './latest-figures.ts';

/** "FY2025 SDE", "SDE of the last 12 months". */
export function bookedName({ year, key }: { year: string; key: LatestKey }): string {
  return year === 'LTM' ? `${latestWords[key]} of the last 12 months` : `${year} ${latestWords[key]}`;
}
