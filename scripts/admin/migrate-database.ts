import type { Config } from '#platform/config.ts';
import { openStorage } from '#platform/db/open-storage.ts';
import { loadSecrets } from '#platform/secrets.ts';

type Place = Pick<Config, 'databaseUrl' | 'dataDir' | 'secretsFile'>;

/** Applies what is missing, as every start does, and starts nothing. Returns a message. */
export async function migrateDatabase(config: Place): Promise<string> {
  const secrets = config.databaseUrl
    ? { databasePassword: '' }
    : loadSecrets(config.dataDir, config.secretsFile);
  const { applied, close } = await openStorage(config, secrets, { info() {}, warn() {}, error() {} });
  await close();
  if (applied.length === 0) return 'The database has every migration already.';
  return `Applied ${applied.length} migrations, up to ${applied.at(-1)}.`;
}
