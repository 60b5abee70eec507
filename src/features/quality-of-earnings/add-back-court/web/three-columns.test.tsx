import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Court } from './queries.ts';
import { ThreeColumns } from './three-columns.tsx';

const none = { sde: 0, adjustedEbitda: 0 };
const shown = (booked: number | null) => {
  const report: NonNullable<Court['report']> = {
    ...{ id: 'one', stage: 'summary', number: 1, reviewed: null, stale: null },
    ...{ from: '2025-01', to: '2025-12', booked },
    figures: { ebitda: '1', adjustedEbitda: null, sde: null },
    ...{ ebitda: 0, ownerCost: 0, earnings: { claimed: none, evidenced: none, uncontested: none } },
  };
  return renderToStaticMarkup(<ThreeColumns report={report} side="buyer" onOpen={() => {}} />);
};

test('what the reader may open is a button, all else is text', () => {
  expect(shown(12).match(/<button/g)).toHaveLength(1);
  expect(shown(12)).toContain('what is behind EBITDA as reported');
});

test('earnings of a period with a gap say of how many months they are', () => {
  expect(shown(10)).toContain('LTM Dec 2025 (10 of 12 months)');
  expect(shown(10)).toContain('so the figures are not those of a whole year');
});

test.each([12, null])(
  'earnings of a whole year, or of a report that does not say, have no such words',
  (booked) => {
    expect(shown(booked)).not.toMatch(/of 12 months|whole year/);
  },
);
