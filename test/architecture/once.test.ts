import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const product = globSync('{src,client/src}/**/*.{ts,tsx}', { cwd: root, exclude: ['**/*.test.*'] });
const codeOf = (path: string) =>
  readFileSync(join(root, path), 'utf8').replace(/\/\*[\s\S]*?\*\/|(?<![:'"])\/\/.*$/gm, '');

type Way = { found: RegExp; only: readonly string[]; caught: readonly string[]; fine: readonly string[] };

/** What has one way, the files that are this way, and what the check catches and lets pass. */
const ways: Readonly<Record<string, Way>> = {
  'the storage of the browser is read and written by kit/kept.ts': {
    found: /\b(?:session|local)Storage\b/,
    only: [
      'src/kit/kept.ts',
      // Read by scripts before the first paint, and without a schema: every public page loads them.
      'src/kit/theme.ts',
      'src/kit/auth/auth-info.ts',
      'src/kit/auth/view-as.ts',
      'src/features/valuation/check-value/web/kept-evaluation.ts',
    ],
    caught: ["sessionStorage.getItem('a')", 'globalThis.localStorage'],
    fine: ["kept('tab', 'a', shape)", 'storage-store.ts'],
  },
  'the language of figures, dates and lists is that of kernel/locale.ts': {
    found: /['"`]en-US['"`]/,
    // The verifier is saved as one file, which imports nothing.
    only: ['src/kernel/locale.ts', 'src/features/record/ledger/web/verifier/screen.ts'],
    caught: ["count.toLocaleString('en-US')", 'new Intl.ListFormat("en-US")'],
    fine: ['new Intl.ListFormat(locale)'],
  },
  'a plain number is written by kernel/counts.ts': {
    found: /\.toLocaleString\((?:locale|['"]en-US['"])?\)|NumberFormat\((?:locale)?\)/,
    only: ['src/kernel/counts.ts', 'src/features/record/ledger/web/verifier/screen.ts'],
    caught: [
      'count.toLocaleString()',
      'count?.toLocaleString(locale)',
      "1.5.toLocaleString('en-US')",
      'new Intl.NumberFormat(locale)',
    ],
    fine: ['grouped(count)', 'share.toLocaleString(locale, { maximumFractionDigits: 1 })'],
  },
  'a count with its noun is written by kernel/counts.ts': {
    found: /=== 1 \? ['"`]1 |\} \$?\{[\w.]+ === 1 \? (?:'(\w+?)y?' : '\1(?:s|es|ies)'|one\b)/,
    only: [
      'src/kernel/counts.ts',
      // Counts with an end: `1,000+ businesses`, `99+ buyers`.
      'src/features/marketplace/listings/web/count-words.ts',
      'src/site/pages/user-dashboard/admin-needs.ts',
    ],
    caught: [
      "{lines} {lines === 1 ? 'line' : 'lines'}",
      "{found.length} {found.length === 1 ? 'match' : 'matches'}",
      "count === 1 ? '1 row' : many",
    ],
    fine: ["counted(lines, 'line')", "{names.length} {names.length === 1 ? 'is' : 'are'} left"],
  },
  'a stored word is read back by kernel/stored-word.ts': {
    found: /throw new Error\(\s*['"`]unknown (?:\w+ )+stored/,
    only: [],
    caught: [
      "if (!isPlace(stored)) throw new Error('unknown place stored');",
      'throw new Error(`unknown sale reason stored',
    ],
    fine: ["storedWord(places, 'place')", "throw new Error('unknown host')"],
  },
  'days and weekdays are written by kernel/days.ts': {
    found: /\.toISOString\(\)\s*\.slice\(0, 10\)|weekday: '|month: 'short', day: 'numeric', timeZone/,
    only: [
      'src/kernel/days.ts',
      // In Spanish.
      'src/features/conversation/assistant/domain/figuring/days-between.ts',
    ],
    caught: [
      'at.toISOString().slice(0, 10)',
      'shift(now, 1)\n  .toISOString()\n  .slice(0, 10)',
      "{ weekday: 'long' }",
    ],
    fine: ['dayOf(at)', 'at.toISOString()', 'at.toISOString().slice(0, 7)'],
  },
  'the time zone of the caller is asked of kernel/days.ts': {
    found: /\bDateTimeFormat\((?:locale)?\)\s*\.resolvedOptions\(/,
    only: ['src/kernel/days.ts'],
    caught: [
      'Intl.DateTimeFormat().resolvedOptions().timeZone',
      'new Intl.DateTimeFormat(locale).resolvedOptions()',
    ],
    fine: ['new Intl.DateTimeFormat(locale, { timeZone: zone }).resolvedOptions().timeZone'],
  },
  'spelled digits are those of kernel/number-words.ts': {
    found: /\bzero: '0'/,
    only: ['src/kernel/number-words.ts'],
    caught: ["const names = { zero: '0', one: '1' }"],
    fine: ['Object.hasOwn(digitWords, word)'],
  },
  'the refusals of pictures are listed in wire/upload.ts': {
    found: /^\s*'image-animated',/m,
    only: ['src/wire/upload.ts'],
    caught: ["refusals: [\n  'image-animated',"],
    fine: ['...pictureRefusals', "'image-animated': { status: 422 }", "throw new Refused('image-animated')"],
  },
  'the faults of an agreement as a PDF are listed in kernel/pdf-faults.ts': {
    found: /^\s*'pdf-has-layers',/m,
    only: ['src/kernel/pdf-faults.ts'],
    caught: ["refusals: [\n  'pdf-has-layers',"],
    fine: ['...pdfFaults', "'pdf-has-layers': 'This PDF has layers'"],
  },
  'what is noted in memory is written by platform/write-behind.ts': {
    found: /(\w+) = \1\.then\(write\)/,
    only: ['src/platform/write-behind.ts'],
    caught: ['flushing = flushing.then(write);'],
    fine: ['...writeBehind(flushEvery, write)'],
  },
  'columns are remembered by general-ledger/server/columns-sql.ts': {
    found: /said_by = excluded\.said_by/,
    only: ['src/features/quality-of-earnings/general-ledger/server/columns-sql.ts'],
    caught: ['set columns = excluded.columns, said_by = excluded.said_by'],
    fine: ["rememberColumns(tx, 'bank_columns', said)"],
  },
};

test.each(Object.entries(ways))('%s', (_, { found, only }) => {
  const where = product.filter((path) => found.test(codeOf(path)));
  expect(where.toSorted()).toEqual([...only].toSorted());
});

test.each(Object.entries(ways))('a violation is caught: %s', (_, { found, caught, fine }) => {
  expect(product.length).toBeGreaterThan(3_000);
  for (const code of caught) expect(found.test(code), code).toBe(true);
  for (const code of fine) expect(found.test(code), code).toBe(false);
});
