import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { addWebhook, sendTest } from '#test/support/webhooks.ts';
import { deliveriesOf, test } from './world.ts';

const root = join(import.meta.dirname, '../..');

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

test('the receiver of docs/webhooks.md takes a message, once, and refuses a forged one', async ({
  product,
  owner,
}) => {
  const page = await readFile(join(root, 'docs/webhooks.md'), 'utf8');
  const [, code = ''] = /```js\n([\s\S]*?)```/.exec(page) ?? [];
  const folder = await mkdtemp(join(tmpdir(), 'cairn-receiver-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  await writeFile(join(folder, 'receiver.mjs'), code);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/cairn`;
  const { id, secret } = await addWebhook(owner, url);
  const env = { ...process.env, CAIRN_WEBHOOK_SECRET: secret, PORT: String(port) };
  const receiver = spawn(process.execPath, [join(folder, 'receiver.mjs')], { env });
  onTestFinished(() => void receiver.kill());
  let written = '';
  receiver.stdout.on('data', (chunk: Buffer) => {
    written += chunk.toString('utf8');
  });
  const answers = () =>
    fetch(url, { method: 'POST', body: '{"type":"forged"}' }).then(({ status }) => status);
  await expect.poll(() => answers().catch(() => null)).toBe(400);
  const delivery = await sendTest(owner, id);
  await product.runJob('send-webhooks');
  await owner.post(`/api/webhook-deliveries/${delivery}/replay`, {});
  await product.runJob('send-webhooks');
  expect(await deliveriesOf(owner, id)).toMatchObject([{ state: 'delivered', statusCode: 204 }]);
  await expect.poll(() => written).toBe('webhook-test undefined\n');
});
