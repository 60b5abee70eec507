import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test('with a certificate the site is https, and no demo is offered', () => {
  const config = readConfig({ TLS_CERTIFICATE: '/tls/chain.pem', TLS_KEY: '/tls/key.pem' });
  expect(config).toMatchObject({ publicUrl: 'https://localhost:3000', demo: 'off' });
});

test('a socket folder can replace the host of a database', () => {
  const databaseUrl = 'postgres:///cairn?host=/run/postgresql&user=me';
  expect(readConfig({ DATABASE_URL: databaseUrl }).databaseUrl).toBe(databaseUrl);
});

test('a replica is for a database of one’s own', () => {
  const replicaUrl = 'postgres://me:pw@copy:5432/cairn';
  expect(() => readConfig({ DATABASE_REPLICA_URL: replicaUrl })).toThrow(
    /^DATABASE_REPLICA_URL is only for DATABASE_URL/,
  );
  expect(
    readConfig({ DATABASE_URL: 'postgres://me:pw@db:5432/cairn', DATABASE_REPLICA_URL: replicaUrl })
      .replicaUrl,
  ).toBe(replicaUrl);
});
