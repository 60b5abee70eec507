import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const moveIn = (env: Record<string, string>) => readConfig(env).move;

test('nothing is moved unless a place is named', () => {
  expect(moveIn({})).toEqual({ database: null, files: null });
  expect(moveIn({ MOVE_DATABASE_URL: ' ', MOVE_STORAGE_URL: '' })).toEqual({ database: null, files: null });
});

test('the embedded database is a place, in any case of letters', () => {
  expect(moveIn({ MOVE_DATABASE_URL: 'Embedded' })).toEqual({ database: 'embedded', files: null });
});

test('another kind of address is refused, without its password', () => {
  const words = (env: Record<string, string>) => {
    try {
      return JSON.stringify(moveIn(env));
    } catch (error) {
      return String(error);
    }
  };
  expect(words({ MOVE_DATABASE_URL: 'mysql://me:hush@db/cairn' })).toMatch(
    /^ConfigProblem: MOVE_DATABASE_URL is not an address .* postgres:\/\/user:password@host:5432\/name or embedded/,
  );
  expect(words({ MOVE_DATABASE_URL: 'mysql://me:hush@db/cairn' })).not.toContain('hush');
  expect(words({ MOVE_STORAGE_URL: 'file://host/files' })).toMatch(/^ConfigProblem: MOVE_STORAGE_URL/);
  expect(words({ MOVE_STORAGE_URL: 's3://id:hush@host' })).toMatch(
    /^ConfigProblem: MOVE_STORAGE_URL lacks a part/,
  );
});
