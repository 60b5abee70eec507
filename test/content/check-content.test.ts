import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { linkablePages } from '#content/check-help.ts';
import routes from '#site/routes.ts';
import { contentProblems } from '../../scripts/content/problems.ts';

const content = join(import.meta.dirname, '../../src/content');
const copies: string[] = [];

afterAll(() => {
  for (const copy of copies) rmSync(copy, { recursive: true, force: true });
});

async function edited(file: string, from: string, to: string) {
  const copy = mkdtempSync(join(tmpdir(), 'cairn-content-'));
  copies.push(copy);
  cpSync(content, copy, { recursive: true });
  const text = readFileSync(join(copy, file), 'utf8');
  expect(text).toContain(from);
  writeFileSync(join(copy, file), text.replace(from, to));
  return { problems: await contentProblems(copy), line: lineOf(text, from) };
}

function lineOf(text: string, part: string): number {
  return text.slice(0, text.indexOf(part)).split('\n').length;
}

describe('the content check', () => {
  it('finds no problem in the shipped content', async () => {
    expect(await contentProblems(content)).toEqual([]);
  });

  it('names file and line of a text that is too long, with both lengths', async () => {
    const quote = 'The first conversation with a buyer used to be about trust. Now it is about the business.';
    const { problems, line } = await edited('testimonials.ts', quote, 'x'.repeat(301));
    expect(problems).toEqual([`src/content/testimonials.ts:${line}: quote is 301 characters, at most 240`]);
  });

  it('names the object that lacks a field', async () => {
    const { problems, line } = await edited('about.ts', "title: 'Head of Advisory',", '');
    expect(problems).toEqual([`src/content/about.ts:${line - 3}: title is missing`]);
  });

  it('finds an empty text', async () => {
    const { problems, line } = await edited('landing.ts', "'An assistant that knows your deal'", "'  '");
    expect(problems).toEqual([`src/content/landing.ts:${line}: title is empty`]);
  });

  it('counts partners, testimonials and members', async () => {
    const partner = await edited(
      'partners.ts',
      "{ name: 'Northledger',",
      "{ name: 'One', face: 'plain', mark: [line('M0 0')] },\n  { name: 'Northledger',",
    );
    expect(partner.problems).toEqual([
      expect.stringMatching(/^src\/content\/partners\.ts:\d+: 15 partners, exactly 14$/),
    ]);
    const { problems } = await edited(
      'testimonials.ts',
      'readonly Testimonial[] = [',
      'readonly Testimonial[] = [].concat([]) || [',
    );
    expect(problems).toEqual([
      expect.stringMatching(/^src\/content\/testimonials\.ts:\d+: 0 testimonials, exactly 4$/),
    ]);
  });

  it('finds values that are not allowed or have the wrong type', async () => {
    const face = await edited('partners.ts', "face: 'spaced'", "face: 'wide'");
    expect(face.problems).toEqual([
      `src/content/partners.ts:${face.line}: face is "wide", which is none of display, plain, spaced`,
    ]);
    const sample = await edited('testimonials.ts', 'sample: true', "sample: 'yes'");
    expect(sample.problems).toEqual([`src/content/testimonials.ts:${sample.line}: sample is no boolean`]);
  });

  it('says where a file cannot be parsed', async () => {
    const { problems, line } = await edited('about.ts', "lastName: 'Keel',", "lastName: 'Keel'");
    expect(problems).toEqual([expect.stringMatching(`^src/content/about.ts:${line + 1}: cannot be read: `)]);
  });

  it('reads the addresses of the brand', async () => {
    const { problems, line } = await edited('brand.ts', "zip: '84101'", "zip: '8410'");
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(`src/content/brand.ts:${line}: zip`);
  });
});

describe('the check of help articles', () => {
  it('finds a related article that does not exist', async () => {
    const { problems, line } = await edited(
      'help/account.ts',
      "'confirming-your-e-mail', 'privacy",
      "'nowhere', 'privacy",
    );
    expect(problems).toEqual([
      `src/content/help/account.ts:${line}: related is nowhere, which is no other article`,
    ]);
  });

  it('finds a dead link, to a page or a heading', async () => {
    const page = await edited('help/account.ts', '[sign-in page](/login)', '[sign-in page](/log-in)');
    expect(page.problems).toEqual([
      expect.stringMatching(
        /^src\/content\/help\/account\.ts:\d+: body links to \/log-in, which is not there$/,
      ),
    ]);
    const heading = await edited(
      'help/glossary.ts',
      '(/help/letter-of-intent)',
      '(/help/letter-of-intent#nothing)',
    );
    expect(heading.problems).toHaveLength(1);
  });

  it('finds an article without a source, and one that is too short', async () => {
    const bare = await edited('help/glossary.ts', 'sources: [practice]', 'sources: []');
    expect(bare.problems).toEqual([`src/content/help/glossary.ts:${bare.line}: 0 sources, at least 1`]);
    const short = await edited(
      'help/this-site.ts',
      "'Write the private profile: the story, the figures, how to reach you.',",
      "'word '.repeat(700),",
    );
    expect(short.problems.join('\n')).toMatch(/body is \d+ words, 150 to 650/);
  });

  it('finds an abbreviation without what its letters stand for, and a reviewer without a name', async () => {
    const term = await edited(
      'help/glossary.ts',
      'employer identification number: the federal tax ID',
      'the federal tax ID',
    );
    expect(term.problems).toEqual([
      expect.stringMatching(/glossary\.ts:\d+: rows explains EIN without what its letters stand for first$/),
    ]);
    const reviewer = await edited('help/reviewers.ts', "'the maintainers of this software'", "''");
    expect(reviewer.problems.join('\n')).toMatch(/name is empty/);
  });

  it('only lets articles link to pages of the site map', () => {
    const paths = new Set<string>();
    const walk = (list: typeof routes) => {
      for (const route of list) {
        if (route.index) paths.add('/');
        if (route.path) paths.add(`/${route.path}`);
        if (route.children) walk(route.children);
      }
    };
    walk(routes);
    for (const page of linkablePages) expect(paths, page).toContain(page);
  });
});
