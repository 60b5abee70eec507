import { describe, expect, it } from 'vitest';
import { helpArticles } from '#content/help/articles.ts';
import { createHelpSearch } from '#content/help/search.ts';
import { searchHelp } from '#features/conversation/assistant/server/help-passages.ts';
import { helpQuestions } from './help-questions.ts';

const asked = helpQuestions.flatMap(([slug, ...questions]) =>
  questions.map((question): [question: string, slug: string] => [question, slug]),
);
const find = createHelpSearch(helpArticles);

describe('a question in people’s words', () => {
  it.each(asked)('%s → %s', (question, slug) => {
    const firstThree = find(question).slice(0, 3);
    expect(firstThree.map((hit) => hit.slug)).toContain(slug);
  });

  it('is there three times for each article', () => {
    for (const [slug, ...questions] of helpQuestions) expect(questions.length, slug).toBe(3);
  });

  it('mostly has its answer in the first article', () => {
    const missed = asked.filter(([question, slug]) => find(question)[0]?.slug !== slug);
    expect(missed.length / asked.length, missed.join('\n')).toBeLessThanOrEqual(0.2);
  });

  it('is mostly answered by Appa from that article, too', async () => {
    const missed: string[] = [];
    for (const [question, slug] of asked) {
      const { hits } = await searchHelp(question);
      if (!hits.some((hit) => hit.slug === slug)) missed.push(question);
    }
    expect(missed.length / asked.length, missed.join('\n')).toBeLessThanOrEqual(0.1);
  });
});

it('shows articles with only some of the words after those with all, and not too many', () => {
  const [first, ...others] = find('estoppel certificate from the landlord');
  expect(first?.slug).toBe('leases-in-a-sale');
  expect(others.length).toBeGreaterThan(0);
  expect(find('business sale price').length).toBeLessThanOrEqual(12);
});
