import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { shownTheme, themeBootScript, themeChoiceFrom, themeKey } from './theme.ts';

test('dark unless something else was chosen', () => {
  expect(themeChoiceFrom(null)).toBe('dark');
  expect(themeChoiceFrom('purple')).toBe('dark');
  expect(themeChoiceFrom('light')).toBe('light');
});

/** What the script in the head would do, with this saved choice on a system that prefers light or not. */
function boot(saved: string | null | Error, systemIsLight: boolean): string | undefined {
  const dataset: { theme?: string } = {};
  const getItem = (key: string) => {
    if (saved instanceof Error) throw saved;
    return key === themeKey ? saved : null;
  };
  runInNewContext(themeBootScript, {
    localStorage: { getItem },
    matchMedia: () => ({ matches: systemIsLight }),
    document: { documentElement: { dataset } },
  });
  return dataset.theme;
}

describe('the boot script shows what the app would show', () => {
  test.each([null, 'dark', 'light', 'system', 'purple'])('saved: %s', (saved) => {
    for (const systemIsLight of [true, false]) {
      expect(boot(saved, systemIsLight)).toBe(shownTheme(themeChoiceFrom(saved), systemIsLight));
    }
  });

  test('dark where storage is forbidden', () => {
    expect(boot(new Error('denied'), true)).toBe('dark');
  });
});
