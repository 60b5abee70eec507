import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { selfSigned } from '#test/support/certificates.ts';
import { read, root, version } from './read-yaml.ts';

const containerfile = read('deploy/Containerfile').replaceAll(/\\\n\s*/g, ' ');
const lines = containerfile.split('\n').filter((line) => line && !line.startsWith('#'));
const last = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM ')));
const valuesOf = (word: string) =>
  last.filter((line) => line.startsWith(`${word} `)).map((line) => line.slice(word.length + 1));

describe('the Containerfile', () => {
  test('builds in one stage and runs in another, each from an image that can be replaced', () => {
    const from = lines.filter((line) => line.startsWith('FROM '));
    expect(from.map((line) => line.replaceAll(/[${}]/g, ''))).toEqual([
      'FROM NODE_IMAGE AS build',
      'FROM BASE_IMAGE',
    ]);
    for (const name of ['NODE_IMAGE', 'BASE_IMAGE'])
      expect(lines.find((line) => line.startsWith(`ARG ${name}=`))).toMatch(/=[\w./-]+:(?!latest)[\w.-]+$/);
  });

  test('runs as an ordinary user, with one volume, a health check and a signal that lets it finish', () => {
    expect(valuesOf('USER')).toEqual(['10001:10001']);
    expect(valuesOf('VOLUME')).toEqual(['/data']);
    expect(valuesOf('STOPSIGNAL')).toEqual(['SIGTERM']);
    expect(valuesOf('HEALTHCHECK').join()).toContain('"/app/scripts/check-ready.mjs"');
    expect(valuesOf('ENTRYPOINT').join()).toContain('"node", "/app/scripts/launch.mjs"');
    expect(valuesOf('CMD')).toEqual(['["start"]']);
    expect(valuesOf('ENV').join()).toContain('DATA_DIR=/data');
    expect(valuesOf('ARG')).toContain(`VERSION=${version}`);
  });

  test('takes only what the build makes, and no secret', () => {
    expect(valuesOf('COPY')).toEqual([
      '--from=build /usr/local/bin/node /usr/local/bin/node',
      '--from=build /cairn /app',
    ]);
    expect(containerfile).not.toMatch(/\bADD\b|password|certificate|\.pem|\.npmrc/i);
  });
});

test('the build sees an allow-list: no data, no secrets, and both names of the list are one file', () => {
  expect(read('.dockerignore')).toBe(read('.containerignore'));
  const [first, ...rest] = read('.containerignore')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
  expect(first).toBe('*');
  for (const line of rest.filter((one) => one.startsWith('!')))
    expect([line, existsSync(join(root, line.slice(1)))]).toEqual([line, true]);
  expect(rest.join(' ')).not.toMatch(/\.cairn|node_modules|\.git|test|build|dist/);
});

describe('the health check', () => {
  const check = async (env: Record<string, string>) => {
    const program = join(root, 'scripts/check-ready.mjs');
    const child = spawn(process.execPath, [program], { env, stdio: 'ignore' });
    const [code] = await once(child, 'exit');
    return code;
  };
  const answering = async (status: number, tls?: Awaited<ReturnType<typeof selfSigned>>) => {
    const asked: (string | undefined)[] = [];
    const server = (tls ? createTlsServer(tls) : createServer()).on('request', (incoming, outgoing) => {
      asked.push(incoming.url);
      outgoing.writeHead(status).end('said\n');
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => void server.close());
    return { asked, PORT: String((server.address() as AddressInfo).port) };
  };

  test.each([
    [200, 0],
    [503, 1],
  ])('asks /readyz, and a %i ends it with %i', async (status, code) => {
    const { asked, PORT } = await answering(status);
    expect(await check({ PORT, HOST: '0.0.0.0' })).toBe(code);
    expect(asked).toEqual(['/readyz']);
  });

  test('with a certificate it asks by https, whatever name the certificate has', async () => {
    const { PORT } = await answering(200, await selfSigned('01'));
    expect(await check({ PORT, TLS_CERTIFICATE: '/tls/chain.pem' })).toBe(0);
    expect(await check({ PORT })).toBe(1);
  });

  test('no one who answers is a failure', async () => {
    expect(await check({ PORT: '1' })).toBe(1);
  });
});
