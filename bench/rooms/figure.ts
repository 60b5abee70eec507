/** A line of the table. Targets limit `measured`, or `measured / baseline` for `…Times`. */
export type Figure = {
  what: string;
  measured: number;
  unit: string;
  baseline?: number;
  most?: number;
  least?: number;
  mostTimes?: number;
  leastTimes?: number;
};

export function linesOf(figures: readonly Figure[]): string[][] {
  return [
    ['', 'measured', 'baseline', 'ratio', 'target', ''],
    ...figures.map((figure) => [
      figure.what,
      amount(figure.measured, figure.unit),
      figure.baseline === undefined ? '' : amount(figure.baseline, figure.unit),
      figure.baseline === undefined ? '' : times(figure).toFixed(2),
      targetOf(figure),
      targetOf(figure) === '' ? '' : isReached(figure) ? 'reached' : 'MISSED',
    ]),
  ];
}

/** A figure that could not be measured (NaN) has missed its target. */
export function isReached(figure: Figure): boolean {
  const { measured, most, least, mostTimes, leastTimes } = figure;
  const within = (value: number, least = -Infinity, most = Infinity) => value >= least && value <= most;
  if (mostTimes === undefined && leastTimes === undefined) return within(measured, least, most);
  return within(measured, least, most) && within(times(figure), leastTimes, mostTimes);
}

function targetOf({ unit, most, least, mostTimes, leastTimes }: Figure): string {
  return [
    most === undefined ? '' : `at most ${most} ${unit}`,
    least === undefined ? '' : `at least ${least} ${unit}`,
    mostTimes === undefined ? '' : `at most ${mostTimes}×`,
    leastTimes === undefined ? '' : `at least ${leastTimes}×`,
  ]
    .filter(Boolean)
    .join(', ');
}

function times({ measured, baseline }: Figure): number {
  return baseline === undefined ? Number.NaN : measured / baseline;
}

function amount(value: number, unit: string): string {
  return `${value.toFixed(Math.abs(value) < 10 ? 2 : 0)} ${unit}`;
}
