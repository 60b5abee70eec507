import { describe, expect, test } from 'vitest';
import { matchRequest, readRequest } from './match-request.ts';
import { readPaper } from './read-paper.ts';

const today = '2026-11-27';
const paperOf = (name: string, uploadedOn = '2026-11-10', folder = 'Notes') =>
  readPaper({ id: name, number: '99.01', name, folders: [folder], uploadedOn });

/** Of one document that a person confirmed for the words of the request. */
function confirmed(title: string, name: string, uploadedOn?: string) {
  const paper = paperOf(name, uploadedOn);
  return matchRequest(
    readRequest({ title, details: '' }, today),
    [paper],
    new Map([[paper.id, true]]),
    today,
  );
}

describe('a person’s word that a document answers a request', () => {
  test.each([
    ['Please explain the drop in margin', 'Margin memo.pdf', '2025-01-10', 'in'],
    ['AR aging as of most recent month-end', 'Open invoices 2026-10-31.pdf', '2026-11-10', 'in'],
    ['AR aging as of most recent month-end', 'Open invoices 2025-12-31.pdf', '2026-11-10', 'expired'],
    ['AR aging', 'Open invoices 2025-12-31.pdf', '2026-11-10', 'expired'],
    ['AR aging', 'Open invoices.pdf', '2026-10-30', 'expired'],
    ['AR aging', 'Open invoices.pdf', '2026-11-10', 'in'],
    ['Tax returns for the last three years', 'Returns 2021-2023.pdf', '2026-11-10', 'expired'],
    ['Tax returns for the last three years', 'Returns.pdf', '2025-06-10', 'expired'],
    ['Tax returns for the last three years', 'Returns 2023-2025.pdf', '2026-11-10', 'in'],
    ['Bank statements for the last 12 months', 'Bank 2025.pdf', '2026-11-10', 'expired'],
    ['Current org chart', 'Who does what.pdf', '2026-01-10', 'in'],
    ['Current price list', 'Prices.pdf', '2026-01-10', 'in'],
    [
      'Certificate of insurance',
      'Certificate of insurance 2024-01-01 to 2024-12-31.pdf',
      '2026-11-10',
      'expired',
    ],
    ['Certificate of insurance', 'Our cover.pdf', '2026-11-10', 'in'],
  ])('%s, answered by %s of %s: %s', (title, name, uploadedOn, state) => {
    const match = confirmed(title, name, uploadedOn);
    expect([match.state, match.why]).toEqual([state, match.why]);
    expect(match.documents).toEqual([name]);
  });

  test('says until when the confirmed document reaches', () => {
    expect(confirmed('AR aging', 'Open invoices 2025-12-31.pdf').why).toBe(
      'Confirmed by the seller’s side, and it reaches to Dec 31, 2025, and Oct 31, 2026 is asked for.',
    );
  });

  test('a document that was found answers where the confirmed one is behind', () => {
    const old = paperOf('Open invoices 2025-12-31.pdf');
    const found = paperOf('AR aging 2026-10-31.xlsx', '2026-11-10', 'Receivables aging');
    const request = readRequest({ title: 'AR aging', details: '' }, today);
    const match = matchRequest(request, [old, found], new Map([[old.id, true]]), today);
    expect(match).toMatchObject({ state: 'in', documents: [found.id] });
  });
});
