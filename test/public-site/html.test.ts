import { HtmlValidate } from 'html-validate/node';
import { describe, expect } from 'vitest';
import { open, test } from '#test/public/site.ts';
import { publishListing } from '#test/support/deal.ts';
import { join } from '#test/support/people.ts';
import type { TestProduct } from '#test/support/product.ts';
import { prerendered } from '../../react-router.config.ts';
import { addressesIn, idsIn } from './links.ts';

const list = '/businesses-for-sale';
const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });

async function publicPages(site: TestProduct): Promise<string[]> {
  const id = await publishListing(await join(site, 'Zebulon Quist'));
  return [...prerendered, '/login', list, `${list}?industry=technology`, `${list}/${id}`];
}

describe('every public page', () => {
  test('is valid HTML with one h1', async ({ site }) => {
    const faults: string[] = [];
    for (const path of await publicPages(site)) {
      const page = await open(site, path);
      expect(page.count('h1'), path).toBe(1);
      const { results } = await validator.validateString(page.html, path);
      for (const { messages } of results)
        faults.push(...messages.map((one) => `${path}: ${one.ruleId}: ${one.message} (${one.selector})`));
    }
    expect(faults).toEqual([]);
  });

  test('only links to existing pages', async ({ site }) => {
    const seen = new Map<string, { status: number; ids: Set<string> }>();
    const dead: string[] = [];
    for (const path of await publicPages(site)) {
      const { html } = await open(site, path);
      for (const address of addressesIn(html)) {
        if (!/^[/#?]/.test(address)) continue;
        const { pathname, search, hash } = new URL(address, `http://here.test${path}`);
        const target = pathname + search;
        let there = seen.get(target);
        if (!there) {
          const answer = await site.call('GET', target);
          const isPage = answer.headers.get('content-type')?.startsWith('text/html');
          there = { status: answer.status, ids: isPage ? idsIn(await answer.text()) : new Set() };
          seen.set(target, there);
        }
        if (there.status >= 400) dead.push(`${path} → ${address}: ${there.status}`);
        else if (hash && !there.ids.has(decodeURIComponent(hash.slice(1)))) dead.push(`${path} → ${address}`);
      }
    }
    expect(dead).toEqual([]);
    expect(seen.size).toBeGreaterThan(prerendered.length);
  });

  test('shows its parts in place, styled, without a script that blocks the first paint', async ({ site }) => {
    for (const path of await publicPages(site)) {
      const { html } = await open(site, path);
      const is = {
        styled: html.includes('<style') && /<link\b[^>]* rel="stylesheet"[^>]* disabled=""/.test(html),
        quiet: !/rel="modulepreload"|<script\b[^>]* src=/.test(html),
        // React's container for late content, which a script would have to move.
        inOrder: !html.includes('<div hidden="" id="S:'),
      };
      expect(is, path).toEqual({ styled: true, quiet: true, inOrder: true });
    }
  });
});
