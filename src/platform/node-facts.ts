import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { certificateEnd } from './certificate-end.ts';
import type { Config } from './config.ts';
import type { Replica } from './db/replica.ts';
import type { ReplicaState } from './db/replica-standing.ts';
import { createStatementTimes, type StatementTimes } from './telemetry/statement-times.ts';
import { readTlsPair, validUntil } from './tls-files.ts';

/** Where this process keeps something on a disk of its own. */
type KeptFolder = { what: 'database' | 'files' | 'backups'; folder: string };

/** What this process is, and what only it can see. */
export type NodeFacts = {
  /** Of the process: another one after each start. */
  id: string;
  name: string;
  role: Config['role'];
  version: string;
  nodeVersion: string;
  startedAt: Date;
  folders: readonly KeptFolder[];
  /** Of `folders`, in bytes; `null`: as for `diskSpace`. */
  diskReserve: number | null;
  sendsMail: boolean;
  times: StatementTimes;
  /** Of the database replica; `null` without one. */
  replica(): ReplicaState | null;
  /** When the certificate in the files of TLS_CERTIFICATE ends; `null` without them. Throws if they cannot be read. */
  ownCertificateEnd(): Date | null;
  /** When the certificate ends that an https address shows. Throws if it shows none. */
  certificateEnd(origin: string): Promise<Date>;
};

type Given = Pick<
  Config,
  'role' | 'port' | 'tls' | 'dataDir' | 'databaseUrl' | 'storage' | 'backups' | 'diskReserve' | 'smtpUrl'
>;

const checkout = join(import.meta.dirname, '../..');

type Database = { times: StatementTimes; replica?: Pick<Replica, 'state'> | undefined };

/** `database`: what this process has opened. */
export function nodeFacts(config: Given, startedAt: Date, { times, replica }: Database): NodeFacts {
  const { role, tls, diskReserve, smtpUrl } = config;
  return {
    id: randomUUID(),
    name: nodeName(config),
    role,
    version: cairnVersion(),
    nodeVersion: process.versions.node,
    startedAt,
    folders: foldersOf(config),
    diskReserve,
    sendsMail: smtpUrl !== null,
    times,
    replica: () => replica?.state() ?? null,
    ownCertificateEnd: () => (tls ? validUntil(readTlsPair(tls)) : null),
    certificateEnd,
  };
}

/** Of the machine or container, and the port: two nodes on one machine differ in it. */
export function nodeName({ port }: Pick<Config, 'port'>): string {
  return `${hostname().slice(0, 80)}:${port}`;
}

/** For a process that serves nothing, such as a test. */
export function bareNode(startedAt: Date): NodeFacts {
  return {
    id: randomUUID(),
    name: 'node:0',
    role: 'all',
    version: cairnVersion(),
    nodeVersion: process.versions.node,
    startedAt,
    folders: [],
    diskReserve: null,
    sendsMail: false,
    times: createStatementTimes(),
    replica: () => null,
    ownCertificateEnd: () => null,
    certificateEnd,
  };
}

function foldersOf({ databaseUrl, dataDir, storage, backups }: Given): KeptFolder[] {
  return [
    ...(databaseUrl === null ? [{ what: 'database', folder: join(dataDir, 'pg') } as const] : []),
    ...(storage.kind === 'folder' ? [{ what: 'files', folder: storage.folder } as const] : []),
    ...(backups.folderSet ? [{ what: 'backups', folder: backups.folder } as const] : []),
  ];
}

/** The version in package.json. */
export function cairnVersion(): string {
  const facts: unknown = JSON.parse(readFileSync(join(checkout, 'package.json'), 'utf8'));
  return z.object({ version: z.string() }).parse(facts).version;
}
