import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const retired =
  /z\s*\.string\(\)[^;,]*?\.(email|url|jwt|emoji|guid|uuid|uuidv\d|nanoid|cuid2?|ulid|base64|base64url|xid|ksuid|ipv\d|cidrv\d|e164|datetime|date|time|duration)\(/;

it('writes formats as z.email() and not as z.string().email(), which the build leaves out of the pages', () => {
  expect(retired.test('z.string().max(9).email()')).toBe(true);
  const found = globSync('src/**/*.{ts,tsx}', { cwd: root }).filter((file) =>
    retired.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(found).toEqual([]);
});
