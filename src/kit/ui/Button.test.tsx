import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Button } from './Button.tsx';

const boxOf = (reason: string | null) =>
  /^<span class="([^"]*)">/.exec(
    renderToStaticMarkup(
      <Button className="lg:hidden" disabledReason={reason}>
        Price
      </Button>,
    ),
  )?.[1];

test('a reason that comes and goes moves nothing: around the button there is never a box', () => {
  expect(boxOf('They stay open while one of them filters.')).toBe('contents');
  expect(boxOf(null)).toBe('contents');
});
