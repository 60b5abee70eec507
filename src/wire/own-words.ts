import { z } from 'zod';

type Issue = Parameters<NonNullable<Parameters<typeof z.config>[0]>['localeError'] & {}>[0];

const mostNamed = 8;

const kinds: Readonly<Record<string, string>> = {
  string: 'Must be text.',
  number: 'Must be a number.',
  int: 'Must be a whole number.',
  boolean: 'Must be true or false.',
  array: 'Must be a list.',
  object: 'Must be an object with fields.',
  record: 'Must be an object with fields.',
};

const formats: Readonly<Record<string, string>> = {
  email: 'Invalid email',
  url: 'Invalid url',
  uuid: 'Not an id.',
  datetime: 'Must be a date and time, such as 2026-01-31T09:00:00Z.',
  date: 'Must be a date, such as 2026-01-31.',
};

const parts: Readonly<Record<string, readonly [noun: string, unit: string]>> = {
  string: ['String', 'character(s)'],
  array: ['Array', 'element(s)'],
  set: ['Array', 'element(s)'],
};

/** The texts of docs/rules/product.md (`Required` …), never the validation library's own. */
function inOurWords(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null
        ? 'Required'
        : (kinds[issue.expected] ?? 'Not what this field takes.');
    case 'too_small':
      return bound(issue.origin, issue.minimum, issue.inclusive, ['at least', 'greater than']);
    case 'too_big':
      return bound(issue.origin, issue.maximum, issue.inclusive, ['at most', 'less than']);
    case 'invalid_format':
      if (issue.format === 'email' && issue.input === '') return 'Required';
      return formats[issue.format] ?? 'Not written as this field takes it.';
    case 'invalid_value':
      return oneOf(issue.values);
    case 'not_multiple_of':
      return `Number must be a multiple of ${issue.divisor}`;
    case 'unrecognized_keys':
      return 'Has fields that are not known here.';
    default:
      return 'Not what this field takes.';
  }
}

function bound(
  origin: string,
  limit: number | bigint,
  inclusive: boolean | undefined,
  [count, compare]: readonly [string, string],
): string {
  const part = parts[origin];
  if (part) return `${part[0]} must contain ${count} ${limit} ${part[1]}`;
  return `Number must be ${compare}${inclusive === false ? '' : ' or equal to'} ${limit}`;
}

function oneOf(values: readonly unknown[]): string {
  return values.length > mostNamed
    ? 'Not one of the values that this field takes.'
    : `Must be one of: ${values.map(String).join(', ')}.`;
}

z.config({ localeError: inOurWords });
