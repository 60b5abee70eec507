import type { Backup } from './queries.ts';

/** The database, compressed, and the files that the backup lists, which other backups list too. */
export function bytesOf({ databaseBytes, fileBytes }: NonNullable<Backup['contents']>): number {
  return databaseBytes + fileBytes;
}
