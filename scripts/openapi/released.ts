import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { type Fields, type Shape, shape } from './shape.ts';
import { type Endpoint, type Surface, surface } from './surface.ts';

const root = join(import.meta.dirname, '../..');
const file = join(root, 'docs/api/released.json');
const shapes = z.record(z.string(), shape);
const packed = z.object({ release: z.string(), ...surface.shape, shared: shapes });
const manifest = z.object({ version: z.string() });

/** What the last release promised to callers of the API. */
export function releasedSurface(): Surface {
  return unpacked(readFileSync(file, 'utf8'));
}

/** From now on, what the contracts say today is what the last release promised. */
export function writeReleased(now: Surface): void {
  const { version } = manifest.parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
  writeFileSync(file, packedText(version, now));
}

export function unpacked(text: string): Surface {
  const { endpoints, codes, shared } = packed.parse(JSON.parse(text));
  const unpack = (one: Shape): Shape =>
    typeof one === 'string' && one.startsWith('@') ? unpack(shared[one] ?? one) : mapParts(one, unpack);
  return { endpoints: mapEndpoints(endpoints, unpack), codes };
}

/** A long shape that occurs twice is written once, under a name; each endpoint is one line. */
export function packedText(release: string, now: Surface): string {
  const repeated = repeatedIn(now);
  const shared = new Map<string, { name: string; parts: Shape }>();
  const pack = (one: Shape): Shape => {
    const key = JSON.stringify(one);
    const known = shared.get(key);
    if (known) return known.name;
    const parts = mapParts(one, pack);
    if (!repeated.has(key)) return parts;
    const name = `@${shared.size + 1}`;
    shared.set(key, { name, parts });
    return name;
  };
  const endpoints = mapEndpoints(now.endpoints, pack);
  const named = Object.fromEntries([...shared.values()].map(({ name, parts }) => [name, parts]));
  return `{
"release": ${JSON.stringify(release)},
"codes": ${JSON.stringify(now.codes)},
"endpoints": ${lines(endpoints)},
"shared": ${lines(named)}
}\n`;
}

function lines(record: Readonly<Record<string, unknown>>): string {
  const all = Object.entries(record).map(
    ([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`,
  );
  return `{\n${all.join(',\n')}\n}`;
}

const worthAName = 60;

function repeatedIn({ endpoints }: Surface): Set<string> {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  const look = (one: Shape): Shape => {
    const key = JSON.stringify(one);
    if (key.length < worthAName) return one;
    if (seen.has(key)) repeated.add(key);
    else mapParts(one, look);
    seen.add(key);
    return one;
  };
  mapEndpoints(endpoints, look);
  return repeated;
}

function mapEndpoints(endpoints: Surface['endpoints'], map: (one: Shape) => Shape): Surface['endpoints'] {
  return Object.fromEntries(
    Object.entries(endpoints).map(([name, { takes, gives, ...rest }]): [string, Endpoint] => [
      name,
      { ...rest, takes: mapFields(takes, map), gives: mapFields(gives, map) },
    ]),
  );
}

function mapParts(one: Shape, map: (part: Shape) => Shape): Shape {
  if (typeof one === 'string') return one;
  return isList(one) ? one.map(map) : mapFields(one, map);
}

function mapFields(fields: Fields, map: (part: Shape) => Shape): Fields {
  return Object.fromEntries(Object.entries(fields).map(([name, part]) => [name, map(part)]));
}

function isList(one: Shape): one is readonly Shape[] {
  return Array.isArray(one);
}
