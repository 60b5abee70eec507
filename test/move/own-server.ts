import { existsSync } from 'node:fs';
import { onTestFinished } from 'vitest';
import { PostgresNode } from '../faults/storm/postgres-node.ts';

/** Where Debian installs the oldest PostgreSQL that Cairn runs on. Without it, the bundled one is tested. */
const oldest = '/usr/lib/postgresql/15';

export type OwnServer = {
  /** The address of a new, empty database, whose owner may do nothing else on the server. */
  emptyDatabase(locale?: string): Promise<string>;
  ask: PostgresNode['ask'];
};

/** A server of an operator, until the end of the test. */
export async function ownServer(): Promise<OwnServer> {
  const node = new PostgresNode(existsSync(`${oldest}/bin/postgres`) ? oldest : null);
  onTestFinished(() => node.remove());
  await node.initialise();
  await node.start();
  await node.ask('create role owner login');
  let made = 0;
  return {
    emptyDatabase: async (locale = 'C.UTF-8') => {
      made += 1;
      await node.ask(
        `create database site_${made} owner owner template template0 lc_collate '${locale}' lc_ctype '${locale}'`,
      );
      return addressOf({ ...node.facts(), user: 'owner', database: `site_${made}` });
    },
    ask: (statement) => node.ask(statement),
  };
}

type Facts = { host: string; user: string; password: string; database: string };

export function addressOf({ host, user, password, database }: Facts): string {
  return `postgres:///${database}?${new URLSearchParams({ host, user, ...(password ? { password } : {}) })}`;
}
