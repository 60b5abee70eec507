/** A receiver in a process of its own, to be killed or kept short of room: `node receive-alone.ts DATA_DIR TARGET`. */
import { join } from 'node:path';
import { walReceiver } from '#platform/backup/wal/receiver.ts';
import { superuser } from '#platform/db/embedded/initialise.ts';
import { namedPostmaster } from '#platform/db/embedded/postmaster.ts';
import { loadSecrets } from '#platform/secrets.ts';

const [, , dataDir = '', target = ''] = process.argv;
const facts = {
  host: namedPostmaster(join(dataDir, 'pg'))?.socketFolder ?? '',
  user: superuser,
  password: loadSecrets(dataDir).databasePassword,
  database: 'postgres',
};
const say = (_facts: object, text: string) => console.log(text);
const log = {
  info: say,
  warn: (said: { problem?: string }, text: string) => say({}, said.problem ?? text),
  error: say,
};
walReceiver({ facts, target, log }).start();
