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
