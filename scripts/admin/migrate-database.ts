import type { Config } from '#platform/config.ts';
import { openStorage } from '#platform/db/open-storage.ts';
import { loadSecrets } from '#platform/secrets.ts';

type Place = Pick<Config, 'databaseUrl' | 'dataDir' | 'secretsFile'>;

/** Applies what is missing, as every start does, and starts nothing. Returns a message. */
export async function migrateDatabase(config: Place): Promise<string> {
  const applied: string[] = [];
  const note = (facts: object) => {
    if ('migration' in facts) applied.push(String(facts.migration));
  };
  const secrets = config.databaseUrl
    ? { databasePassword: '' }
    : loadSecrets(config.dataDir, config.secretsFile);
  const storage = await openStorage(config, secrets, { info: note, warn() {}, error() {} });
  await storage.close();
  if (applied.length === 0) return 'The database has every migration already.';
  return `Applied ${applied.length} migrations, up to ${applied.at(-1)}.`;
}
