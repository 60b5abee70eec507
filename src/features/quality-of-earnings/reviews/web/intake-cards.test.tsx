import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { intakeKeys } from '../domain/intake.ts';
import { documentName, intakeWords } from '../domain/intake-words.ts';
import { IntakeCards } from './intake-cards.tsx';

test('a document is named where its code stands', () => {
  expect(documentName('I3')).toBe('general ledger (I3)');
  expect(documentName('I6')).toBe('bank and card statements (I6)');
});

test('the list of documents has the code of each, so that a sentence elsewhere leads to it', () => {
  const intake = intakeKeys.map((key) => ({ key, state: 'missing' as const, checks: [] }));
  const page = renderToStaticMarkup(<IntakeCards intake={intake} own={{ I3: <p>Files</p> }} />);
  for (const key of intakeKeys) {
    expect(page).toContain(intakeWords[key].title);
    expect(page).toContain(`>(${key})<`);
  }
});
