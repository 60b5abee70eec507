import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { intakeKeys } from '../domain/intake.ts';
import { documentName, intakeWords } from '../domain/intake-words.ts';
import { IntakeCards } from './intake-cards.tsx';

const noOwn = {
  ...{ I1: null, I2: null, I3: null, I4: null, I5: null },
  ...{ I6: null, I7: null, I8: null, I9: null, I10: null },
};

test('a document is named where its code stands', () => {
  expect(documentName('I3')).toBe('general ledger (I3)');
  expect(documentName('I6')).toBe('bank and card statements (I6)');
});

test('the list of documents has the code of each, so that a sentence elsewhere leads to it', () => {
  const intake = intakeKeys.map((key) => ({ key, state: 'missing' as const, checks: [] }));
  const own = { ...noOwn, I3: <p>Files</p> };
  const page = renderToStaticMarkup(<IntakeCards reviewId="1" intake={intake} own={own} />);
  for (const key of intakeKeys) {
    expect(page).toContain(intakeWords[key].title);
    expect(page).toContain(`>(${key})<`);
  }
});

test('a check that is not proved says the exact difference and leads to where it is seen', () => {
  const check = { code: 'statement-books', grade: 'wrong' as const, difference: -1_005, count: 2 };
  const intake = [{ key: 'I1' as const, state: 'in' as const, checks: [check] }];
  const page = renderToStaticMarkup(
    <MemoryRouter>
      <IntakeCards reviewId="r1" intake={intake} own={noOwn} />
    </MemoryRouter>,
  );
  expect(page).toContain('2 amounts of a line in a month differ from the general ledger.');
  expect(page).toContain('The difference is $10.05.');
  expect(page).toContain('/r1/schedules"');
});
