import { expect, test } from 'vitest';
import type { Lack } from '../domain/request.ts';
import { lackWords, workedOn } from './request-words.ts';

const linked = (...lacks: Lack[]) => ({ linkedBy: 'side' as const, lacks });

test('What is missing for the buyer is said, and nothing else', () => {
  expect(lackWords([linked()])).toBeNull();
  expect(lackWords([{ linkedBy: 'asker', lacks: ['right'] }])).toBeNull();
  expect(lackWords([linked('published')])).toBe(
    'Until you publish it, the buyer does not see even its name.',
  );
  expect(lackWords([linked('stage'), linked('right')])).toBe(
    'Until you give this buyer the access level of its folder and give this buyer permission for it, the buyer does not see even its name.',
  );
  expect(lackWords([linked('access')])).toBe('This buyer has no access anymore and does not see it.');
});

test('The person who works on a request is named', () => {
  expect(workedOn({ owner: null, ownerName: null }, 'open')).toBe('Unassigned.');
  expect(workedOn({ owner: 'seller', ownerName: 'Ada Lovelace' }, 'in_progress')).toBe(
    'Assigned to Ada Lovelace, the seller.',
  );
  expect(workedOn({ owner: 'broker', ownerName: 'Wanda Mandate' }, 'in_progress')).toBe(
    'Assigned to Wanda Mandate.',
  );
  expect(workedOn({ owner: 'seller', ownerName: 'Ada Lovelace' }, 'accepted')).toBe('');
});
