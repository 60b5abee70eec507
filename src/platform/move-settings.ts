import { type Read, readUrl } from './config-reader.ts';
import { readFilePlace, type Storage } from './storage-settings.ts';

/** Where `npm run admin -- move` takes the site. `null`: that part stays. */
export type MoveSettings = Readonly<{
  /** `embedded`: into DATA_DIR. */
  database: Readonly<{ connectionString: string }> | 'embedded' | null;
  files: Storage | null;
}>;

/** Throws ConfigProblem. */
export function readMove(read: Read): MoveSettings {
  return { database: readDatabase(read), files: readFilePlace(read, 'MOVE_STORAGE_URL') };
}

function readDatabase(read: Read): MoveSettings['database'] {
  const name = 'MOVE_DATABASE_URL';
  if (read(name)?.toLowerCase() === 'embedded') return 'embedded';
  const form = 'postgres://user:password@host:5432/name or embedded';
  const connectionString = readUrl(read, name, ['postgres:', 'postgresql:'], form);
  return connectionString === null ? null : { connectionString };
}
