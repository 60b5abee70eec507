/** One line of the table. Targets are bounds of `measured`, or of `measured / baseline` where they say times. */
export type Figure = {
  what: string;
  measured: number;
  /** 'ms', 's', 'MB', 'MB/s' …: of `measured`, `baseline`, `most` and `least`. */
  unit: string;
  /** What a bare program does in the same run. */
  baseline?: number;
  most?: number;
  least?: number;
  mostTimes?: number;
  leastTimes?: number;
};

/** The head and a line for each figure, for `printTable`. */
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

/** A figure that is not a number, because it could not be measured, has not reached its target. */
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
