import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Suggested } from './suggest-answer.tsx';

const drawn = (left: number) =>
  renderToStaticMarkup(
    <Suggested suggestion={{ text: '', passages: [], left, closed: [] }} onUse={vi.fn()} />,
  );

test('where the model only misquoted, it is not said that nothing answers the question', () => {
  expect(drawn(2)).toContain('No passage could be quoted word for word. Open the pages yourself.');
  expect(drawn(2)).not.toContain('Nothing that this buyer can read');
  expect(drawn(0)).toContain('Nothing that this buyer can read answers this');
});
