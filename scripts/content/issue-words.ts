import type { z } from 'zod';

/** An issue in words for an author: `quote is 301 characters, at most 240`. `of`: what the list holds. */
export function issueWords(issue: z.core.$ZodIssue, value: unknown, of: string): string {
  const there = at(value, issue.path);
  const field = fieldName(issue.path, of);
  switch (issue.code) {
    case 'too_big':
    case 'too_small':
      return sizeWords(issue, there, field);
    case 'invalid_type':
      return there === undefined ? `${field} is missing` : `${field} is no ${issue.expected}`;
    case 'custom':
      return issue.message === 'empty' ? `${field} is empty` : `${field} ${issue.message}`;
    case 'invalid_value':
      return there === undefined
        ? `${field} is missing`
        : `${field} is ${JSON.stringify(there)}, which is none of ${issue.values.map(String).join(', ')}`;
    default:
      return `${field}: ${issue.message}`;
  }
}

type SizeIssue = z.core.$ZodIssueTooBig | z.core.$ZodIssueTooSmall;

function sizeWords(issue: SizeIssue, there: unknown, field: string): string {
  const limit = issue.code === 'too_big' ? Number(issue.maximum) : Number(issue.minimum);
  const bound = issue.exact ? 'exactly' : issue.code === 'too_big' ? 'at most' : 'at least';
  if (Array.isArray(there)) return `${there.length} ${field}, ${bound} ${limit}`;
  if (typeof there === 'string') return `${field} is ${there.length} characters, ${bound} ${limit}`;
  return `${field} is ${String(there)}, ${bound} ${limit}`;
}

function fieldName(path: readonly PropertyKey[], of: string): string {
  const name = path.findLast((step) => typeof step === 'string');
  return name === undefined ? of : String(name);
}

function at(value: unknown, path: readonly PropertyKey[]): unknown {
  let part = value;
  for (const step of path) {
    if (typeof part !== 'object' || part === null) return undefined;
    part = Reflect.get(part, step);
  }
  return part;
}
