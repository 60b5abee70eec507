import { globSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { helpLimits } from '#content/help/article.ts';
import { helpArticle, helpArticles } from '#content/help/articles.ts';
import { helpChunks } from '#content/help/chunks.ts';
import { anchorOf, inlineParts, linksIn, plainText } from '#content/help/inline.ts';
import { excerpt, marked } from '#content/help/marks.ts';
import { createHelpSearch } from '#content/help/search.ts';
import { helpTopics, topicOf } from '#content/help/topics.ts';
import { prerendered } from '../../react-router.config.ts';

describe('the help articles', () => {
  it('are many, each with a unique URL', () => {
    expect(helpArticles.length).toBeGreaterThanOrEqual(helpLimits.articles.least);
    expect(new Set(helpArticles.map(({ slug }) => slug)).size).toBe(helpArticles.length);
    for (const { slug } of helpArticles) expect(helpArticle(slug)?.slug).toBe(slug);
    expect(helpArticle('nowhere')).toBeUndefined();
  });

  it('are each listed under one topic', () => {
    const listed = helpTopics.flatMap(({ slugs }) => slugs);
    expect(listed.toSorted()).toEqual(helpArticles.map(({ slug }) => slug).toSorted());
    expect(new Set(helpTopics.map(({ id }) => id)).size).toBe(helpTopics.length);
    expect(topicOf('sba-loans')?.id).toBe('financing');
    expect(topicOf('nowhere')).toBeUndefined();
  });

  it('are all prerendered', () => {
    for (const { slug } of helpArticles) expect(prerendered).toContain(`/help/${slug}`);
  });

  it('name the sources of their figures, and say that they are no advice if necessary', () => {
    for (const article of helpArticles) {
      expect(article.sources.length, article.slug).toBeGreaterThan(0);
      const outside = article.sources.some((source) => source.kind !== 'product');
      const text = JSON.stringify(article.body);
      if (outside && article.slug !== 'tax-numbers-here')
        expect(text, article.slug).toContain('not legal, tax');
    }
  });

  it('have headings with anchors that are unique in their article', () => {
    for (const { slug, body } of helpArticles) {
      const anchors = body.flatMap((block) => (block.kind === 'heading' ? [anchorOf(block.text)] : []));
      expect(new Set(anchors).size, slug).toBe(anchors.length);
      for (const anchor of anchors) expect(anchor).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    }
  });
});

describe('a button or page that an article names', () => {
  it('has the same name in the product', () => {
    const files = globSync('src/**/*.{ts,tsx}').filter(
      (file) => !/\.test\.tsx?$/.test(file) && !file.startsWith('src/content/help/'),
    );
    const headings = helpArticles.flatMap(({ body }) =>
      body.flatMap((block) => (block.kind === 'heading' ? [block.text] : [])),
    );
    const said = [...files.map((file) => readFileSync(file, 'utf8')), ...headings].join('\n');
    const product = said.replace(/\s+/g, ' ');
    // A quotation that begins with a small letter is an example.
    const named = [...JSON.stringify(helpArticles).matchAll(/“(\p{Lu}[^”]*)”/gu)].map(
      ([, name = '']) => name,
    );
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((name) => !product.includes(name))).toEqual([]);
  });
});

describe('passages', () => {
  it('contain every word of an article, under its headings', () => {
    for (const article of helpArticles) {
      const chunks = helpChunks([article]);
      const headings = article.body.filter((block) => block.kind === 'heading').length;
      expect(chunks).toHaveLength(headings + 1);
      for (const chunk of chunks) expect(chunk.text, `${article.slug} ${chunk.anchor}`).not.toBe('');
      expect(chunks[0]?.text).toContain(article.question);
    }
    expect(helpChunks().length).toBeGreaterThan(helpArticles.length * 2);
  });

  it('contain no link markup', () => {
    for (const { text } of helpChunks()) expect(text).not.toMatch(/\]\(\//);
  });
});

describe('search', () => {
  const find = createHelpSearch(helpArticles);
  const first = (query: string) => find(query)[0]?.slug;

  it.each([
    ['what is SDE', 'what-is-sde'],
    ['seller discretionary earnigns', 'what-is-sde'],
    ['confidentialty agreement', 'what-the-nda-binds'],
    ['forgot my pasword', 'account-and-password'],
    ['revoke acces', 'when-access-is-revoked'],
    ['working captial peg', 'working-capital-and-the-peg'],
    ['how long does it take', 'how-long-a-sale-takes'],
    ['exclusivity', 'letter-of-intent'],
    ['dscr', 'debt-service-coverage'],
    ['add backs', 'add-backs'],
    ['quality of earnings', 'quality-of-earnings'],
    ['take my listing down', 'listing-a-business'],
    ['unlist', 'listing-a-business'],
    ['pause my listing', 'listing-a-business'],
    ['EIN', 'tax-numbers-here'],
  ])('%s → %s', (query, slug) => {
    expect(first(query)).toBe(slug);
  });

  it('finds nothing for unknown words, and lists an article once', () => {
    expect(find('zeppelin')).toEqual([]);
    expect(find('')).toEqual([]);
    const slugs = find('seller').map((hit) => hit.slug);
    expect(new Set(slugs).size).toBe(slugs.length);
  });

  it('never fails, whatever is typed', () => {
    fc.assert(fc.property(fc.string({ maxLength: 100 }), (query) => Array.isArray(find(query))));
  });

  it('links to the passage and highlights the matched words', () => {
    const [hit] = find('exclusivty');
    expect(hit?.words).toContain('exclusivity');
    const text = excerpt(hit?.text ?? '', hit?.words ?? []);
    expect(marked(text, hit?.words ?? []).some((piece) => piece.hit)).toBe(true);
  });
});

describe('running text', () => {
  it('is split at its links without losing anything', () => {
    const text = 'See [the peg](/help/peg), then [terms](/terms).';
    expect(inlineParts(text)).toEqual([
      { text: 'See ', to: null },
      { text: 'the peg', to: '/help/peg' },
      { text: ', then ', to: null },
      { text: 'terms', to: '/terms' },
      { text: '.', to: null },
    ]);
    expect(plainText(text)).toBe('See the peg, then terms.');
    expect(linksIn(text)).toEqual(['/help/peg', '/terms']);
  });

  it('ignores external links and brackets', () => {
    expect(linksIn('[a](https://elsewhere.example) [b] (/c)')).toEqual([]);
  });

  it('is cut around the matched word', () => {
    const text = `${'before '.repeat(60)}needle ${'after '.repeat(60)}`;
    const cut = excerpt(text, ['needle']);
    expect(cut).toContain('needle');
    expect(cut.length).toBeLessThan(200);
    expect(cut).toMatch(/^… .* …$/);
    expect(excerpt('short', ['x'])).toBe('short');
  });

  it('is highlighted without changing it', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.string()), (text, words) => {
        expect(
          marked(text, words)
            .map((piece) => piece.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });
});
