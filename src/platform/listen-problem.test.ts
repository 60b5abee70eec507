import { createServer, type Server } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { listenProblem } from './listen-problem.ts';

function listen(port: number, host: string): Promise<Server> {
  const server = createServer();
  onTestFinished(() => void server.close());
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(port, host, () => resolve(server));
  });
}

async function problemAt(port: number, host: string): Promise<string> {
  const error: unknown = await listen(port, host).catch((reason: unknown) => reason);
  return listenProblem(error, { port, host }).message;
}

test('a port that is in use is named, with a free one to try', async () => {
  const address = (await listen(0, '127.0.0.1')).address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const { port } = address;
  expect(await problemAt(port, '127.0.0.1')).toMatch(
    new RegExp(`^PORT ${port} is in use on 127\\.0\\.0\\.1: .*PORT=\\d+ npm start\\.$`),
  );
});

test('an address that this machine does not have is reported as HOST', async () => {
  expect(await problemAt(4199, '192.0.2.1')).toMatch(/^HOST 192\.0\.2\.1 is not an address of this machine/);
});

test('any other error is one line that names both', () => {
  const message = listenProblem(new Error('out of\nluck'), { port: 1, host: 'h' }).message;
  expect(message).toBe('Cairn cannot listen on h, PORT 1: out of luck.');
});
