import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test('backups are made by the app only where a folder is set for them, and can be left to a command', () => {
  const of = (env: Record<string, string>) => readConfig(env).backups;
  expect(of({})).toMatchObject({ at: null, pointInTime: false });
  const set = { BACKUP_FOLDER: '/backup' };
  expect(of(set)).toMatchObject({ at: { hour: 3, minute: 0 }, pointInTime: true });
  expect(of({ ...set, BACKUP_AT: 'off', BACKUP_POINT_IN_TIME: 'off' })).toMatchObject({
    at: null,
    pointInTime: false,
  });
});
