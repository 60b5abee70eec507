import type { BookFinding } from '#features/quality-of-earnings/databook/domain/databook-facts.ts';
import {
  emptyLatestMonths,
  emptyLatestWords,
  emptyMonthsOf,
  emptyMonthsWords,
  type IntakeCheck,
  type IntakeKey,
  type IntakeState,
} from '#features/quality-of-earnings/reviews/domain/intake.ts';

/** What keeps a report from being final unless it is disclosed by name (docs/rules/quality-of-earnings.md). */
export type OpenPoint = { code: string; words: string };

type Standing = {
  intake: readonly { key: IntakeKey; state: IntakeState; checks: readonly IntakeCheck[] }[];
  /** Whether accounts that no one decided have lines. */
  undecided: boolean;
  findings: {
    state: 'done' | 'unfinished';
    found: readonly Pick<BookFinding, 'title' | 'severity' | 'explained'>[];
  };
};

/** The open points of a review: books that are not proved, cash that was not, accounts, tests, and findings with a price. */
export function openPoints({ intake, undecided, findings }: Standing): OpenPoint[] {
  const stateOf = (wanted: IntakeKey) => intake.find(({ key }) => key === wanted)?.state ?? 'missing';
  const points: (OpenPoint | null)[] = [
    stateOf('I3') === 'proved'
      ? null
      : { code: 'ledger', words: 'The general ledger is not proved: see which check failed.' },
    latestPoint(intake),
    gapPoint(intake),
    undecided ? { code: 'accounts', words: 'Some accounts are not decided yet and are in no figure.' } : null,
    cashPoint(stateOf('I6')),
    findings.state === 'done'
      ? null
      : { code: 'tests', words: 'The forensic tests of this version of the books are not finished.' },
    ...findings.found
      .filter(({ severity, explained }) => severity === 'price' && !explained)
      .map(({ title }) => ({
        code: `finding: ${title}`,
        words: `A finding without an explanation: ${title}.`,
      })),
  ];
  return points.filter((point) => point !== null).filter(firstOfItsCode);
}

/** Figures of the last twelve months stand first in a report, so its reader is told on its first page. */
function latestPoint(intake: Standing['intake']): OpenPoint | null {
  const empty = emptyLatestMonths(intake);
  if (empty === 0) return null;
  return {
    code: 'latest',
    words: `${emptyLatestWords(empty)}: their figures are not those of a whole year.`,
  };
}

/** A fiscal year with a gap is not whole either, wherever the gap is. */
function gapPoint(intake: Standing['intake']): OpenPoint | null {
  const empty = emptyMonthsOf(intake);
  return empty.length === 0 ? null : { code: 'months', words: `${emptyMonthsWords(empty)}: ask for them.` };
}

function cashPoint(state: IntakeState): OpenPoint | null {
  if (state === 'proved') return null;
  const words =
    state === 'missing'
      ? 'No bank statements were read, so that cash is not proved.'
      : 'Bank statements do not cover every month, or do not add up.';
  return { code: 'cash', words };
}

function firstOfItsCode({ code }: OpenPoint, at: number, all: readonly OpenPoint[]): boolean {
  return all.findIndex((one) => one.code === code) === at;
}

/** The codes of those that are not disclosed. */
export function undisclosed(points: readonly OpenPoint[], disclosed: readonly string[]): string[] {
  return points.map(({ code }) => code).filter((code) => !disclosed.includes(code));
}
