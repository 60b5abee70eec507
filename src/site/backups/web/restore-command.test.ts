import { expect, test } from 'vitest';
import { restoreCommand, restoreMomentCommand } from './restore-command.ts';

test('a folder with a space or a quote is quoted for the shell', () => {
  const name = '2026-11-25T19-29-11Z';
  expect(restoreCommand('/backup', name)).toBe(
    'DATA_DIR=/srv/cairn-restored npm run admin -- restore /backup/2026-11-25T19-29-11Z',
  );
  expect(restoreCommand("/the owner's disk", name)).toMatch(
    / restore '\/the owner'\\''s disk\/2026-11-25T19-29-11Z'$/,
  );
});

test('the command for a moment names the folder of all backups', () => {
  expect(restoreMomentCommand('/backup')).toBe(
    'BACKUP_FOLDER=/backup DATA_DIR=/srv/cairn-restored npm run admin -- restore',
  );
  expect(restoreMomentCommand('/backup', '2026-11-25T10:00:00Z')).toMatch(
    / restore --until 2026-11-25T10:00:00Z$/,
  );
});
