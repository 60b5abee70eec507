import { type Browser, type CDPSession, expect, type Page } from '@playwright/test';

export async function onPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
  return context.newPage();
}

/**
 * Swipes with one finger that rests before it lifts. Otherwise the page keeps scrolling, and the browser takes the next
 * tap as stopping it.
 */
export async function stroke(page: Page, from: [number, number], to: [number, number]): Promise<void> {
  const touches = await page.context().newCDPSession(page);
  await finger(touches, 'touchStart', from);
  for (let step = 1; step <= 6; step += 1)
    await finger(touches, 'touchMove', [between(from[0], to[0], step), between(from[1], to[1], step)]);
  await new Promise((resolve) => setTimeout(resolve, 200));
  await finger(touches, 'touchMove', to);
  await touches.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await touches.detach();
}

const between = (from: number, to: number, step: number) => from + ((to - from) * step) / 6;

function finger(touches: CDPSession, type: 'touchStart' | 'touchMove', [x, y]: [number, number]) {
  return touches.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] });
}

/**
 * No control is covered by the assistant's button at the end of the page, and no fixed or sticky one at any scroll
 * position.
 */
export async function expectNothingUnderAppa(page: Page, where: string): Promise<void> {
  // A phone zooms out of a page that is too wide, which makes the window wider.
  await expect.poll(() => page.evaluate(() => innerWidth), `${where} is too wide`).toBe(360);
  // Parts of the page load later.
  await expect.poll(() => covered(page, 'what hangs'), `${where}: at the top`).toEqual([]);
  await expect
    .poll(async () => {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      return covered(page, 'everything');
    }, `${where}: at the end`)
    .toEqual([]);
}

function covered(page: Page, which: 'everything' | 'what hangs'): Promise<string[]> {
  return page.evaluate((wanted) => {
    if (!document.querySelector('#ask-appa')?.checkVisibility()) return ['the button is not there'];
    const hangs = (part: Element | null): boolean =>
      part !== null && (/fixed|sticky/.test(getComputedStyle(part).position) || hangs(part.parentElement));
    const controls = document.querySelectorAll(
      'button, a[href], input:not([type=hidden]), select, textarea, summary, [role=button], [role=combobox]',
    );
    return [...controls].flatMap((control) => {
      if (control.closest('.appa-corner') || !control.checkVisibility()) return [];
      if (wanted === 'what hangs' && !hangs(control)) return [];
      const { x, y, width, height } = control.getBoundingClientRect();
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      const name = control.getAttribute('aria-label') ?? control.textContent;
      return top?.closest('.appa-corner') ? [`${name || control.tagName} is under ${top.tagName}`] : [];
    });
  }, which);
}
