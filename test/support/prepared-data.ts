import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openStorage } from '#platform/db/open-storage.ts';
import { loadSecrets } from '#platform/secrets.ts';
import { codeOf } from '#platform/start-problem.ts';
import { quietLog } from './quiet-log.ts';

/** Of this run: its global teardown removes it. */
const shared = join(tmpdir(), `cairn-test-${process.pid}-prepared`);

/**
 * Makes a data folder with secrets and a migrated, empty database, as a copy: to make the database takes 3 seconds of
 * the processor, and to copy it a tenth. For tests of something else than the first start.
 */
export async function prepareData(dataDir: string): Promise<void> {
  if (!existsSync(shared)) await makeShared();
  await mkdir(dataDir, { recursive: true });
  // Node's own copy does not keep the owner, who is the user of the server.
  await promisify(execFile)('cp', ['-a', `${shared}/.`, dataDir]);
}

async function makeShared(): Promise<void> {
  const made = await mkdtemp(`${shared}-`);
  const storage = await openStorage({ databaseUrl: null, dataDir: made }, loadSecrets(made), quietLog);
  await storage.close();
  await rename(made, shared).catch(async (error: unknown) => {
    // Another worker was faster.
    if (!['ENOTEMPTY', 'EEXIST'].includes(codeOf(error))) throw error;
    await rm(made, { recursive: true });
  });
}
