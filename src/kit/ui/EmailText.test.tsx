import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EmailText } from './EmailText.tsx';

test('an address may break after its last “@”, and keeps its text', () => {
  const html = renderToStaticMarkup(<EmailText address="hank@summit.example" />);
  expect(html).toContain('hank@<wbr/>summit.example');
  expect(html.replace(/<[^>]*>/g, '')).toBe('hank@summit.example');
});
