import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { shownTheme, themeBootScript, themeChoiceFrom, themeKey } from './theme.ts';

test('the default is dark', () => {
  expect(themeChoiceFrom(null)).toBe('dark');
  expect(themeChoiceFrom('purple')).toBe('dark');
  expect(themeChoiceFrom('light')).toBe('light');
});

/** Runs the script of the head with a saved choice and a system preference. */
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

describe('the boot script agrees with the app', () => {
  test.each([null, 'dark', 'light', 'system', 'purple'])('saved: %s', (saved) => {
    for (const systemIsLight of [true, false]) {
      expect(boot(saved, systemIsLight)).toBe(shownTheme(themeChoiceFrom(saved), systemIsLight));
    }
  });

  test('is dark if storage is disabled', () => {
    expect(boot(new Error('denied'), true)).toBe('dark');
  });
});
