import { expect, test } from 'vitest';
import { tells } from '../../domain/writing/secret-words.ts';
import { publicTitles } from './secret-names.ts';

test('only a title that the public reads makes a word of a name known', () => {
  const draft = { title: 'Quillback of Utah', status: 'draft' } as const;
  const live = { title: 'Mechanical contractor', status: 'live' } as const;
  const title = publicTitles([draft, live]);
  expect(title).toBe('Mechanical contractor');
  const secret = { names: ['Quillback Mechanical LLC'], address: null, title };
  expect(tells('Quillback is for sale.', secret)).toBe(true);
  expect(tells('The mechanical contractor is for sale.', secret)).toBe(false);
});
