import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect } from 'vitest';
import { z } from 'zod';
import { makeToken } from '#test/support/access-tokens.ts';
import { test as plain } from '#test/support/database.ts';
import { addBusiness, publishListing, writeListing } from '#test/support/deal.ts';
import { join as joins } from '#test/support/people.ts';
import { testProduct } from '#test/support/product.ts';
import { buildClient, clientFolder } from '../../scripts/client/build.ts';
import { packageProgram } from '../../scripts/package-program.ts';
import { listening, serveApp } from '../http/real-server.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');
const said = z.object({ what: z.string(), value: z.unknown() });

/** A folder of another program, in which the built package is installed as npm would. */
const test = plain.extend(
  'home',
  { scope: 'file' },
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the names out of this pattern
  async ({}, { onCleanup }) => {
    const home = await mkdtemp(join(tmpdir(), 'cairn-client-'));
    onCleanup(() => rm(home, { recursive: true, force: true }));
    const installed = join(home, 'node_modules/cairn-client');
    await mkdir(installed, { recursive: true });
    await cp(join(clientFolder, 'package.json'), join(installed, 'package.json'));
    await buildClient(join(installed, 'dist'));
    await mkdir(join(home, 'node_modules/@types'));
    await symlink(join(root, 'node_modules/@types/node'), join(home, 'node_modules/@types/node'));
    const compilerOptions = {
      ...{ target: 'es2024', module: 'nodenext', strict: true, noEmit: true, types: ['node'] },
      ...{ exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true, skipLibCheck: false },
    };
    await writeFile(join(home, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.ts'] }));
    await writeFile(join(home, 'package.json'), JSON.stringify({ type: 'module', private: true }));
    return home;
  },
);

async function compiled(home: string): Promise<string> {
  const compile = [packageProgram('typescript', 'tsc'), '-p', join(home, 'tsconfig.json')];
  return run(process.execPath, compile).then(
    () => '',
    ({ stdout }: { stdout: string }) => stdout,
  );
}

describe('the client package', () => {
  test('has no dependencies', async ({ home }) => {
    const manifest = JSON.parse(await readFile(join(clientFolder, 'package.json'), 'utf8'));
    for (const kind of ['dependencies', 'peerDependencies', 'optionalDependencies'])
      expect(manifest[kind]).toBeUndefined();
    for (const file of ['client', 'request', 'refusal', 'calling'])
      expect(await readFile(join(home, `node_modules/cairn-client/dist/${file}.js`), 'utf8')).not.toMatch(
        /from ['"](?!\.\/)/,
      );
  });

  test('lets the examples of its README compile', async ({ home }) => {
    const readme = await readFile(join(clientFolder, 'README.md'), 'utf8');
    const examples = [...readme.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code = '']) => code);
    expect(examples.length).toBeGreaterThan(4);
    for (const [number, code] of examples.entries())
      await writeFile(join(home, `readme-${number}.ts`), `${code}\nexport {};\n`);
    expect(await compiled(home)).toBe('');
  });

  test('works for a program that has nothing but a token and the package', async ({ home, fresh }) => {
    await cp(join(clientFolder, 'examples/program.ts'), join(home, 'program.ts'));
    expect(await compiled(home)).toBe('');
    await using product = await testProduct(fresh);
    const seller = await joins(product, 'Ada Lovelace');
    const other = await joins(product, 'Bela Kunstler');
    for (let n = 0; n < 3; n += 1) await writeListing(seller, await addBusiness(seller));
    const foreign = await publishListing(other);
    const scopes = ['listings:write', 'profile:write', 'record:read'] as const;
    const { id, secret } = await makeToken(product, seller, { scopes });
    const real = await listening();
    serveApp(real, product.app);
    const program = [join(home, 'program.ts'), real.url, secret, home, foreign];
    const { stdout } = await run(process.execPath, program).finally(() => real.server.stop());
    const lines = stdout
      .trim()
      .split('\n')
      .map((line) => said.parse(JSON.parse(line)));
    const told = new Map(lines.map(({ what, value }) => [what, value]));
    expect(Object.fromEntries(told)).toMatchObject({
      scopes: ['profile:write', 'listings:write', 'record:read'],
      'first name': 'Adah',
      listings: 3,
      'of another': 404,
      needs: 'orders:read',
      'wrong fields': ['businessAddress', 'businessName', 'ein'],
      photo: 'private',
    });
    const file = z.object({ name: z.string(), bytes: z.number() }).parse(told.get('file'));
    expect((await stat(join(home, file.name))).size).toBe(file.bytes);
    const row = await product.database.db
      .selectFrom('access_token')
      .select(['last_used_program', 'last_used_network'])
      .where('id', '=', id)
      .executeTakeFirst();
    expect(row).toEqual({ last_used_program: 'example-program 1.0', last_used_network: '127.0.0.0/24' });
  });

  test('sends the token nowhere else: not over http, not after a redirect', async ({ home }) => {
    const heard: string[] = [];
    const elsewhere = createServer((request, response) => {
      heard.push(request.headers.authorization ?? '');
      response.end('{}');
    });
    const redirecting = createServer((_request, response) => {
      const { port } = addressOf(elsewhere);
      response.writeHead(302, { location: `http://localhost:${port}/` }).end();
    });
    for (const server of [elsewhere, redirecting])
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
    const code = `
      import { createClient, CairnUnreachable } from 'cairn-client';
      const tried = (url) => {
        try { return createClient({ url, token: 'cairn_pat_x' }).call('GET /api/access-token'); }
        catch (error) { return Promise.reject(error); }
      };
      for (const url of ['http://cairn.example.com', 'http://127.0.0.1:${addressOf(redirecting).port}'])
        await tried(url).catch((error) => console.log(error.name));`;
    await writeFile(join(home, 'redirected.mjs'), code);
    const { stdout } = await run(process.execPath, [join(home, 'redirected.mjs')]).finally(() => {
      elsewhere.close();
      redirecting.close();
    });
    expect(stdout).toBe('TypeError\nCairnUnreachable\n');
    expect(heard).toEqual([]);
  });

  test('waits where the API says how long, and does not repeat a change whose outcome is unknown', async ({
    home,
  }) => {
    const asked: string[] = [];
    const busy = createServer((request, response) => {
      asked.push(request.method ?? '');
      const problem = (status: number, code: string) =>
        response
          .writeHead(status, { 'content-type': 'application/problem+json', 'retry-after': '0' })
          .end(
            JSON.stringify({ type: 'about:blank', title: code, status, detail: code, code, requestId: 'x' }),
          );
      const refusals: readonly (readonly [number, string])[] = [
        [429, 'too-many-reads'],
        [503, 'temporarily-unavailable'],
      ];
      const refused =
        request.method === 'POST' ? ([503, 'outcome-unknown'] as const) : refusals[asked.length - 1];
      if (refused) problem(...refused);
      else
        response.writeHead(200, { 'content-type': 'application/json' }).end('{"personId":"x","token":null}');
    });
    await new Promise<void>((resolve) => busy.listen(0, '127.0.0.1', () => resolve()));
    const code = `
      import { createClient } from 'cairn-client';
      const cairn = createClient({ url: 'http://127.0.0.1:${addressOf(busy).port}', token: 'cairn_pat_x' });
      console.log((await cairn.call('GET /api/access-token')).personId);
      const order = { service: 'earnings-quality', key: crypto.randomUUID() };
      const made = await cairn.attempt('POST /api/orders', { body: order });
      console.log(made.ok, made.refusal.code, made.refusal.retryAfter);`;
    await writeFile(join(home, 'patient.mjs'), code);
    const { stdout } = await run(process.execPath, [join(home, 'patient.mjs')]).finally(() => busy.close());
    expect(stdout).toBe('x\nfalse outcome-unknown 0\n');
    expect(asked).toEqual(['GET', 'GET', 'GET', 'POST']);
  });
});

function addressOf(server: ReturnType<typeof createServer>) {
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('not listening');
  return address;
}
