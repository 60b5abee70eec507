/** The Census Bureau's size classes, narrower at the small end (County Business Patterns). */
export const employeeBands = ['1-4', '5-9', '10-19', '20-49', '50-99', '100+'] as const;
export type EmployeeBand = (typeof employeeBands)[number];

/** Too wide to reveal the founding year (product policy). */
export const foundedBands = ['before-1980', '1980s-90s', '2000s', '2010s', '2020-or-later'] as const;
export type FoundedBand = (typeof foundedBands)[number];

export const foundedLabels: Record<FoundedBand, string> = {
  'before-1980': 'Before 1980',
  '1980s-90s': '1980s – 90s',
  '2000s': '2000s',
  '2010s': '2010s',
  '2020-or-later': '2020 or later',
};

/** The head-count band; a business without employees is in the first. */
export function employeeBandOf(employees: number): EmployeeBand {
  if (employees < 5) return '1-4';
  if (employees < 10) return '5-9';
  if (employees < 20) return '10-19';
  if (employees < 50) return '20-49';
  return employees < 100 ? '50-99' : '100+';
}

export function foundedBandOf(year: number): FoundedBand {
  if (year < 1980) return 'before-1980';
  if (year < 2000) return '1980s-90s';
  if (year < 2010) return '2000s';
  return year < 2020 ? '2010s' : '2020-or-later';
}
