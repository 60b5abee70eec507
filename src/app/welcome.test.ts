import { expect, test } from 'vitest';
import { welcome } from './welcome.ts';

const at = { publicUrl: 'http://localhost:3000', role: 'all', smtpUrl: null } as const;
const demo = {
  emails: ['seller@demo.example'],
  password: 'abcd-efgh',
  filling: false,
  age: 3,
  dataDir: '/home/ada/cairn/.cairn',
};

test('prints the address and how to sign in', () => {
  const said = welcome(at, demo);
  expect(said).toContain('http://localhost:3000');
  expect(said).toContain('the password abcd-efgh as\n  seller@demo.example');
  expect(said).toContain('Emails, such as codes for signing, stay under Admin, Email outbox.');
  expect(said).not.toContain('aged');
  expect(welcome({ ...at, smtpUrl: 'smtp://mail.example' }, demo)).not.toContain('outbox');
});

test('an aged demo says so, and how to create a new one', () => {
  expect(welcome(at, { ...demo, age: 44 })).not.toContain('aged');
  expect(welcome(at, { ...demo, age: 61 })).toContain('began 61 days ago');
  expect(welcome(at, { ...demo, age: 61 })).toContain('delete /home/ada/cairn/.cairn and start again');
});

test('a node that is half of a site says which half it is', () => {
  expect(welcome({ ...at, role: 'web' }, null)).toContain(':3000 without jobs\n');
  expect(welcome({ ...at, role: 'worker' }, null)).toContain(':3000 as a worker, for jobs alone\n');
});

test('a demo without a story does not age', () => {
  expect(welcome(at, { ...demo, age: null })).not.toContain('aged');
});
