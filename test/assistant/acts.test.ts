import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { matchRoutes, type RouteObject } from 'react-router';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type Party, pages } from '#features/conversation/assistant/domain/acts/act.ts';
import { acts } from '#features/conversation/assistant/domain/acts/acts.ts';
import { noActs } from '#features/conversation/assistant/domain/acts/no-acts.ts';
import { inSpanishOf } from '#features/conversation/assistant/domain/acts/spanish.ts';
import { spanishOfDeals } from '#features/conversation/assistant/domain/acts/spanish-of-deals.ts';
import { spanishOfTheRest } from '#features/conversation/assistant/domain/acts/spanish-of-the-rest.ts';
import routes from '#site/routes.ts';
import { nameOf } from '#test/support/calls.ts';
import { declaredEndpoints } from '#test/support/declared.ts';
import type { EndpointSpec } from '#wire/endpoint.ts';

const root = join(import.meta.dirname, '../..');
const done = acts.flatMap(({ does }) => does);

/** A call that moves something is one act for each status that it leads to. */
function keysOf(endpoint: EndpointSpec): string[] {
  const schema = endpoint.body && z.toJSONSchema(endpoint.body, { io: 'input', unrepresentable: 'any' });
  const to = z.object({ properties: z.object({ to: z.object({ enum: z.array(z.string()) }) }) });
  const found = /\/(?:moves|stages)$/.test(endpoint.path) ? to.safeParse(schema) : null;
  const name = nameOf(endpoint);
  return found?.success ? found.data.properties.to.enum.map((one) => `${name} ${one}`) : [name];
}

async function changes() {
  return (await declaredEndpoints()).filter(({ method }) => method !== 'GET');
}

describe('the acts of the product', () => {
  test('are those of its contracts: each has its sentence, or the reason why it is no act of a person', async () => {
    const all = (await changes()).flatMap(keysOf);
    expect(all.filter((key) => !done.includes(key) && !(key in noActs))).toEqual([]);
    expect([...done, ...Object.keys(noActs)].filter((key) => !all.includes(key))).toEqual([]);
    expect(done.filter((key) => key in noActs)).toEqual([]);
  });

  test('are offered to no role that the contract refuses', async () => {
    const parties = { seller: 'owner', buyer: 'buyer', broker: 'broker', admin: 'admin' } as const;
    for (const endpoint of await changes()) {
      const { who } = endpoint;
      if (typeof who === 'string') continue;
      const may: Party[] = who.map((role) => parties[role]);
      const of = acts.filter(({ does }) => does.some((key) => keysOf(endpoint).includes(key)));
      for (const act of of) expect(may, act.name).toEqual(expect.arrayContaining([...act.who]));
    }
  });

  test('are told in Spanish too, with the same buttons', () => {
    const buttons = (text = '') => (text.match(/“[^”]+”/g) ?? []).toSorted();
    for (const act of acts) expect(buttons(inSpanishOf(act) ?? 'none'), act.name).toEqual(buttons(act.says));
    expect(acts.filter((act) => inSpanishOf(act) === undefined)).toEqual([]);
    const names = acts.map(({ name }) => name);
    expect(
      Object.keys({ ...spanishOfDeals, ...spanishOfTheRest }).filter((name) => !names.includes(name)),
    ).toEqual([]);
  });

  test('are done on pages that exist', () => {
    const known = routes as RouteObject[];
    const leadsTo = (page: string) => matchRoutes(known, page.replace(/[?#].*$/, ''))?.at(-1)?.route.path;
    expect(Object.keys(pages).filter((page) => (leadsTo(page) ?? '*') === '*')).toEqual([]);
  });

  test('name buttons that those pages have', () => {
    const source = globSync('src/{features,site,kit}/**/*.{ts,tsx}', { cwd: root })
      .filter((path) => !path.includes('/assistant/'))
      .map((path) => readFileSync(join(root, path), 'utf8'))
      .join('\n');
    const labels = acts.flatMap(({ says }) =>
      [...says.matchAll(/“([^”]+)”/g)].map(([, label = '']) => label),
    );
    expect(labels.filter((label) => !source.includes(label))).toEqual([]);
  });

  test('have one sentence each, and no question leads to two of them', () => {
    const asked = acts.flatMap(({ name, asked: some }) => [name, ...some]).map((one) => one.toLowerCase());
    expect(asked.filter((one, at) => asked.indexOf(one) !== at)).toEqual([]);
    for (const { says } of acts) expect(says).toMatch(/^\p{Lu}.{20,240}\.$/u);
  });
});
