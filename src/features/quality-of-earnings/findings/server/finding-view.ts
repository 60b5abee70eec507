import type { z } from 'zod';
import { storedWord } from '#kernel/stored-word.ts';
import { findingTests } from '../domain/finding-tests.ts';
import type { Materiality } from '../domain/materiality.ts';
import { severityOf } from '../domain/severity.ts';
import { findingFacts, type findingView } from '../finding-shapes.ts';
import { type FindingRow, most } from './finding-store.ts';

export const storedTest = storedWord(findingTests, 'test of a ledger');

export function viewOfFinding(row: FindingRow, materiality: Materiality): z.input<typeof findingView> {
  const { id, subject, dollars, stake, rows, explanation, version } = row;
  const test = storedTest(row.test);
  return {
    ...{ id, test, subject, dollars, stake, rows, explanation, version },
    severity: severityOf({ test, dollars, stake }, materiality),
    shown: Math.min(rows, most.lines),
    facts: findingFacts.nullable().parse(row.facts),
    state: isExplained(row) ? 'explained' : 'open',
    explainedAt: row.explained_at?.toISOString() ?? null,
  };
}

export const isExplained = ({ explanation, asked_again }: Pick<FindingRow, 'explanation' | 'asked_again'>) =>
  explanation !== null && !asked_again;
