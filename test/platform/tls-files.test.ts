import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { StartProblem } from '#platform/start-problem.ts';
import { followTlsFiles, readTlsPair, type TlsFiles, type TlsPair } from '#platform/tls-files.ts';
import { selfSigned } from '#test/support/certificates.ts';

const [one, other] = [await selfSigned('01'), await selfSigned('02')];
let files: TlsFiles;

beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), 'cairn-tls-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  files = { certificate: join(folder, 'chain.pem'), key: join(folder, 'key.pem') };
  put(one);
});

function put({ cert, key }: TlsPair): void {
  writeFileSync(files.certificate, cert);
  writeFileSync(files.key, key);
}

function following() {
  const said: string[] = [];
  const renewed: TlsPair[] = [];
  const note = (_facts: object, text: string) => void said.push(text);
  const renew = (pair: TlsPair) => void renewed.push(pair);
  onTestFinished(
    followTlsFiles(files, readTlsPair(files), { log: { info: note, warn: note }, renew, every: 5 }),
  );
  return { said, renewed };
}

test.each([
  ['a missing certificate', () => rmSync(files.certificate), /^TLS_CERTIFICATE .* cannot be read/],
  ['a missing key', () => rmSync(files.key), /^TLS_KEY .* cannot be read/],
  ['no certificate', () => writeFileSync(files.certificate, 'hello'), /^TLS_CERTIFICATE .* cannot be used/],
  ['the key of another one', () => writeFileSync(files.key, other.key), /cannot be used together .*mismatch/],
])('%s is a problem of the start, in one line', (_what, harm, line) => {
  harm();
  expect(() => readTlsPair(files)).toThrow(StartProblem);
  expect(() => readTlsPair(files)).toThrow(line);
});

test('a replaced pair is used once both files are there, and said once', async () => {
  const { said, renewed } = following();
  writeFileSync(files.certificate, other.cert);
  await expect.poll(() => said).toEqual(['the TLS certificate cannot be replaced']);
  writeFileSync(files.key, other.key);
  await expect.poll(() => renewed).toEqual([other]);
  put(one);
  await expect.poll(() => renewed).toEqual([other, one]);
  expect(said.filter((text) => text.endsWith('was replaced'))).toHaveLength(2);
});
