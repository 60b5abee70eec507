import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  chownSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { binariesFor } from '#platform/db/embedded/binaries.ts';
import { clearRemains, namedPostmaster, serversOf } from '#platform/db/embedded/postmaster.ts';
import { type ServerUser, serverUser } from '#platform/db/embedded/server-user.ts';
import { codeOf } from '#platform/start-problem.ts';

const user = 'cairn';

/** A folder that contains `bin/postgres`, or null for the bundled PostgreSQL. */
type Binaries = string | null;

export class PostgresNode {
  readonly folder: string;
  readonly #owner: ServerUser;
  readonly #binaries: string;
  readonly #data: string;

  constructor(binaries: Binaries) {
    this.folder = mkdtempSync(join(tmpdir(), 'cairn-node-'));
    this.#owner = serverUser(this.folder);
    this.#own(this.folder);
    this.#binaries = binaries ?? binariesFor(this.#owner, this.folder);
    this.#data = join(this.folder, 'data');
  }

  get socket(): string {
    return join(this.folder, '.s.PGSQL.5432');
  }

  facts(): { host: string; user: string; password: string; database: string } {
    return { host: this.folder, user, password: '', database: 'postgres' };
  }

  async initialise(): Promise<void> {
    const args = [
      '-D',
      this.#data,
      '-U',
      user,
      '-A',
      'trust',
      '-E',
      'UTF8',
      '--no-locale',
      '--no-instructions',
    ];
    const child = this.#spawn('initdb', args);
    const [code] = await once(child, 'exit');
    if (code !== 0) throw new Error(`initdb ended with ${code}`);
  }

  async start(): Promise<void> {
    while (this.processes().length > 0) await pause(20);
    clearRemains(this.#data, this.folder);
    const settings = {
      listen_addresses: '',
      unix_socket_directories: this.folder,
      max_connections: '60',
      wal_keep_size: '512MB',
      timezone: 'UTC',
    };
    const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    this.#spawn('postgres', ['-D', this.#data, ...args]);
    await this.answers();
  }

  async answers(): Promise<void> {
    for (;;) {
      const answered = await this.ask('select 1').catch(() => null);
      if (answered) return;
      await pause(50);
    }
  }

  processes(): number[] {
    return existing(this.#data) ? serversOf(this.#data) : [];
  }

  signal(name: NodeJS.Signals, pids: readonly number[] = this.processes()): void {
    for (const pid of pids) {
      try {
        process.kill(pid, name);
      } catch (error) {
        if (codeOf(error) !== 'ESRCH') throw error;
      }
    }
  }

  signalMain(name: NodeJS.Signals): void {
    const main = namedPostmaster(this.#data);
    this.signal(name, main ? [main.pid] : []);
  }

  async ask(statement: string): Promise<Record<string, unknown>[]> {
    const client = new pg.Client({ ...this.facts(), connectionTimeoutMillis: 5_000 });
    client.on('error', () => {});
    await client.connect();
    try {
      return (await client.query(statement)).rows;
    } finally {
      await client.end();
    }
  }

  /** Starts a synchronous standby: no commit is acknowledged without it. */
  async follower(binaries: Binaries): Promise<PostgresNode> {
    const next = new PostgresNode(binaries);
    const client = new pg.Client(this.facts());
    await client.connect();
    try {
      await client.query(`select pg_backup_start('follower', true)`);
      next.#copy(this.#data, '', ['pg_wal', 'postmaster.pid', 'postmaster.opts']);
      const { rows } = await client.query('select labelfile from pg_backup_stop(false)');
      next.#write('backup_label', String(rows[0]?.labelfile));
    } finally {
      await client.end();
    }
    next.#copy(this.#data, 'pg_wal', []);
    next.#write('standby.signal', '');
    const conninfo = `host=${this.folder} user=${user} application_name=follower`;
    appendFileSync(join(next.#data, 'postgresql.auto.conf'), `primary_conninfo = '${conninfo}'\n`);
    await next.start();
    await this.ask(`alter system set synchronous_standby_names = '*'`);
    await this.ask('select pg_reload_conf()');
    for (;;) {
      const rows = await this.ask(`select from pg_stat_replication where sync_state in ('sync', 'quorum')`);
      if (rows.length > 0) return next;
      await pause(50);
    }
  }

  async promote(): Promise<void> {
    await this.ask('select pg_promote(true, 60)');
  }

  async remove(): Promise<void> {
    this.signal('SIGKILL');
    while (this.processes().length > 0) await pause(20);
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 10 });
  }

  #spawn(program: string, args: readonly string[]) {
    const { uid, gid, drop } = this.#owner;
    return spawn(join(this.#binaries, 'bin', program), args, {
      ...(drop ? { uid, gid } : {}),
      cwd: this.folder,
      env: { PATH: '/usr/bin:/bin', TZ: 'UTC', LC_ALL: 'C' },
      detached: true,
      stdio: 'ignore',
    });
  }

  #own(path: string): void {
    if (this.#owner.drop) chownSync(path, this.#owner.uid, this.#owner.gid);
  }

  #write(name: string, text: string): void {
    writeFileSync(join(this.#data, name), text);
    this.#own(join(this.#data, name));
  }

  /** Copies files of a running database. Some vanish during the copy; replaying the WAL makes up for that. */
  #copy(from: string, below: string, but: readonly string[]): void {
    const to = join(this.#data, below);
    mkdirSync(to, { mode: 0o700, recursive: true });
    this.#own(to);
    if (but.includes('pg_wal')) {
      mkdirSync(join(to, 'pg_wal'), { mode: 0o700 });
      this.#own(join(to, 'pg_wal'));
    }
    for (const entry of readdirSync(join(from, below), { withFileTypes: true })) {
      if (but.includes(entry.name)) continue;
      if (entry.isDirectory()) this.#copy(from, join(below, entry.name), []);
      else if (entry.isFile()) this.#copyFile(join(from, below, entry.name), join(to, entry.name));
    }
  }

  #copyFile(from: string, to: string): void {
    try {
      copyFileSync(from, to);
      this.#own(to);
    } catch (error) {
      if (codeOf(error) !== 'ENOENT') throw error;
    }
  }
}

function existing(folder: string): boolean {
  return statSync(folder, { throwIfNoEntry: false }) !== undefined;
}
