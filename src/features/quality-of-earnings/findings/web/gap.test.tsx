import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { FoundLead } from './found-lead.tsx';
import { Gap } from './gap.tsx';
import type { Findings } from './queries.ts';

const none = { dataset: 1, findings: [], left: [], clear: [], missing: [] };
const run = { step: 1, steps: 1, startedAt: '2026-01-02T00:00:00.000Z', stalled: false, outdated: false };
const found: Findings = {
  ...none,
  run: { ...run, status: 'done' },
  materiality: { overall: 250_000, posting: 12_500 },
};

const shown = (months: string[]) => {
  const check = { code: 'months-covered', grade: 'wrong' as const, difference: null, count: 3, months };
  const review = { id: 'r', intake: [{ key: 'I3' as const, state: 'in' as const, checks: [check] }] };
  return renderToStaticMarkup(
    <MemoryRouter>
      <Gap review={review} />
      <FoundLead found={found} empty={months.length > 0} />
    </MemoryRouter>,
  );
};

test('that no test found anything never stands alone beside months without entries', () => {
  const page = shown(['2024-07', '2025-03', '2025-04']);
  expect(page).toContain('The ledger has no entries in Jul 2024, Mar 2025 to Apr 2025');
  expect(page).toContain('No test found anything to explain in the months that have entries.');
  expect(shown([])).toContain('No test found anything to explain.');
  expect(shown([])).not.toContain('no entries');
});
