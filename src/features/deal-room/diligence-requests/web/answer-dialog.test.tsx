import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { ReplyField } from './answer-dialog.tsx';

test('an answer that is too long stays whole, and the field says so', () => {
  const long = 'x'.repeat(5_002);
  const drawn = renderToStaticMarkup(<ReplyField reply={long} onReply={vi.fn()} />);
  expect(drawn).toContain(long);
  expect(drawn).toContain('2 characters too many: an answer has at most 5,000.');
  expect(drawn).not.toMatch(/maxlength/i);
});
