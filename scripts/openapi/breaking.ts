import type { Fields, Shape } from './shape.ts';
import type { Surface } from './surface.ts';

/** Every change that may break a caller who relies on `before`, in words, each with its endpoint. */
export function breakingChanges(before: Surface, now: Surface): string[] {
  const gone = before.codes.filter((code) => !now.codes.includes(code));
  return [
    ...Object.entries(before.endpoints).flatMap(([name, was]) => {
      const is = now.endpoints[name];
      if (!is) return [`${name}: the endpoint is gone`];
      const problems = [
        ...fewerCallers(was.who, is.who),
        ...fewerTokens(was.scope, is.scope),
        ...['path', 'query', 'body', 'file'].flatMap((part) =>
          inputProblems(was.takes[part] ?? {}, is.takes[part] ?? {}, part),
        ),
        ...outputProblems(was.gives, is.gives, 'reply'),
      ];
      return problems.map((problem) => `${name}: ${problem}`);
    }),
    ...gone.map((code) => `refusal ${code}: no endpoint has this code any more`),
  ];
}

function fewerCallers(was: string, is: string): string[] {
  const breadth = (who: string) => ['signed-in', 'anyone'].indexOf(who);
  const lost = was.split(' or ').filter((who) => !is.split(' or ').includes(who));
  const wider = breadth(is) > breadth(was);
  return lost.length === 0 || wider ? [] : [`was for ${was}, is only for ${is}`];
}

/** A token that was enough has to stay enough. */
function fewerTokens(was: string | undefined, is: string | undefined): string[] {
  if (was === undefined || was === 'never' || was === is || is === 'any') return [];
  const stillCovered = was.replace(':write', ':read') === is;
  return stillCovered ? [] : [`took tokens with ${was}, takes only ${is}`];
}

/** Why something that could be sent can no longer be sent. */
function inputProblems(was: Shape, is: Shape, at: string): string[] {
  if (is === 'anything') return [];
  return alternatives(was).flatMap((one) =>
    fewest(
      alternatives(is).map((other) => narrowed(one, other, at)),
      `${at} was ${words(was)}, takes ${words(is)}`,
    ),
  );
}

function narrowed(was: Shape, is: Shape, at: string): string[] {
  const change = [`${at} was ${words(was)}, takes only ${words(is)}`];
  if (isFields(was) && isFields(is)) return narrowedFields(was, is, at);
  const [listed, accepted] = [listOf(was, '[]'), listOf(is, '[]')];
  if (listed && accepted) {
    const fits = fitsBounds(listed[1], accepted[1]);
    return [...(fits ? [] : change), ...inputProblems(listed[0] ?? '', accepted[0] ?? '', `${at}[]`)];
  }
  const [said, known] = [listOf(was, '='), listOf(is, '=')];
  if (said && known) {
    const lost = said.filter((word) => !known.includes(word));
    return lost.length === 0 ? [] : [`${at} no longer takes ${lost.map(words).join(', ')}`];
  }
  if (said) return typeof is === 'string' && is.startsWith('text') ? [] : change;
  return typeof was === 'string' && typeof is === 'string' && leafFits(was, is) ? [] : change;
}

function narrowedFields(was: Fields, is: Fields, at: string): string[] {
  const before = fieldsOf(was);
  const now = fieldsOf(is);
  return [
    ...[...now].flatMap(([name, { required }]) =>
      required && !before.get(name)?.required ? [`${at}.${name} is now required`] : [],
    ),
    ...[...before].flatMap(([name, { shape }]) => {
      const field = now.get(name) ?? now.get('*');
      return field
        ? inputProblems(shape, field.shape, `${at}.${name}`)
        : [`${at}.${name} is no longer taken`];
    }),
  ];
}

/** Why something in a reply may no longer be what a caller reads in it. */
function outputProblems(was: Shape, is: Shape, at: string): string[] {
  if (was === 'anything') return [];
  const [before, now] = [alternatives(was), alternatives(is)];
  const compound = before.filter((one) => typeof one !== 'string');
  return [
    ...compound.flatMap((one) =>
      fewest(
        now.map((other) => unreadable(one, other, at)),
        `${at} was ${words(was)}, is ${words(is)}`,
      ),
    ),
    ...now
      .filter((one) => typeof one === 'string' && !before.some((other) => reads(other, one)))
      .map((one) => `${at} was ${words(was)}, may now be ${words(one)}`),
    ...(compound.length === 0 && now.every((one) => typeof one !== 'string')
      ? [`${at} was ${words(was)}, is ${words(is)}`]
      : []),
  ];
}

function unreadable(was: Shape, is: Shape, at: string): string[] {
  if (isFields(was) && isFields(is)) return unreadableFields(was, is, at);
  const [listed, given] = [listOf(was, '[]'), listOf(is, '[]')];
  if (listed && given) return outputProblems(listed[0] ?? '', given[0] ?? '', `${at}[]`);
  return reads(was, is) ? [] : [`${at} was ${words(was)}, is ${words(is)}`];
}

function unreadableFields(was: Fields, is: Fields, at: string): string[] {
  const now = fieldsOf(is);
  return [...fieldsOf(was)].flatMap(([name, { shape, required }]) => {
    const field = now.get(name);
    if (!field) return [`${at}.${name} is gone`];
    const missing = required && !field.required ? [`${at}.${name} may now be missing`] : [];
    return [...missing, ...outputProblems(shape, field.shape, `${at}.${name}`)];
  });
}

/** Whether a caller who expects `was` can read `is`: the same, a word in place of any text, an integer as a number. */
function reads(was: Shape, is: Shape): boolean {
  if (was === 'anything') return true;
  const [said, says] = [listOf(was, '='), listOf(is, '=')];
  if (said) return is === 'text' || (says?.some((word) => said.includes(word)) ?? false);
  if (says) return was === 'text';
  if (typeof was !== 'string' || typeof is !== 'string') return false;
  return was === is || (was === 'text' && is.startsWith('text ')) || (was === 'number' && is === 'integer');
}

function leafFits(was: string, is: string): boolean {
  const [before, now] = [leaf(was), leaf(is)];
  const sameType = before.type === now.type || (before.type === 'integer' && now.type === 'number');
  return (
    sameType && (now.format === '' || now.format === before.format) && fitsBounds(before.bounds, now.bounds)
  );
}

function leaf(text: string) {
  const [type = '', ...rest] = text.split(' ');
  const bounds = rest.find((word) => word.includes('..'));
  return { type, format: rest.find((word) => word !== bounds) ?? '', bounds };
}

/** Whether everything between the first bounds is between the second; none is endless. */
function fitsBounds(was: Shape | undefined, is: Shape | undefined): boolean {
  const [before, now] = [boundsOf(was), boundsOf(is)];
  return now.from <= before.from && now.until >= before.until;
}

function boundsOf(bounds: Shape | undefined): { from: number; until: number } {
  const [from = '', until = ''] = typeof bounds === 'string' ? bounds.split('..') : [];
  return {
    from: from === '' ? Number.NEGATIVE_INFINITY : Number(from),
    until: until === '' ? Number.POSITIVE_INFINITY : Number(until),
  };
}

function fieldsOf(fields: Fields): Map<string, { shape: Shape; required: boolean }> {
  return new Map(
    Object.entries(fields).map(([name, shape]) => {
      const required = !name.endsWith('?') && name !== '*';
      return [name.replace(/\?$/, ''), { shape, required }];
    }),
  );
}

function alternatives(shape: Shape): readonly Shape[] {
  const either = listOf(shape, '|');
  if (either) return either.flatMap(alternatives);
  return typeof shape === 'string' && shape.endsWith('?') ? [shape.slice(0, -1), 'null'] : [shape];
}

/** What follows the sign of a list, or null where this is another shape. */
function listOf(shape: Shape, sign: '=' | '|' | '[]'): readonly Shape[] | null {
  return Array.isArray(shape) && shape[0] === sign ? shape.slice(1) : null;
}

function isFields(shape: Shape): shape is Fields {
  return typeof shape === 'object' && !Array.isArray(shape);
}

/** The problems of the alternative that comes closest; `otherwise` where there is none. */
function fewest(problems: readonly string[][], otherwise: string): string[] {
  return problems.toSorted((a, b) => a.length - b.length)[0] ?? [otherwise];
}

function words(shape: Shape): string {
  if (typeof shape === 'string') return shape;
  const text = JSON.stringify(shape);
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}
