import { randomUUID } from 'node:crypto';
import { mkdtemp, readlink, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { seconds } from '#kernel/instant.ts';
import { type Confinement, confinements } from './confinement.ts';
import { runConfined } from './run-confined.ts';

const probeScript = `
[ "$(readlink /proc/self/ns/net)" != "$1" ] || exit 10
shift
for one in "$@"; do
  if [ -e "$one" ] || cat "$one" > /dev/null 2>&1; then exit 11; fi
done
grep -q '^NoNewPrivs:[[:space:]]*1$' /proc/self/status || exit 12
grep -q '^CapEff:[[:space:]]*0*$' /proc/self/status || exit 13
grep -q '^CapBnd:[[:space:]]*0*$' /proc/self/status || exit 14
for one in /proc/[0-9]*; do [ "\${one#/proc/}" -lt 100 ] || exit 16; done
if (: > /usr/bin/written) 2> /dev/null; then exit 17; fi
cat > back && cat back`;

/** The first confinement that hides the `hidden` folders on this machine, proven with a probe; `null` if none does. */
export async function openConfinement(
  program: string,
  hidden: readonly string[],
): Promise<Confinement | null> {
  for (const way of await confinements(program)) if (await confines(way, hidden)) return way;
  return null;
}

export async function confines(way: Confinement, hidden: readonly string[]): Promise<boolean> {
  const word = randomUUID();
  const made: string[] = [];
  try {
    for (const folder of [tmpdir(), ...hidden]) made.push(await mkdtemp(join(folder, 'cairn-unseen-')));
    const files = made.map((folder) => join(folder, 'secret'));
    for (const file of files) await writeFile(file, word, { mode: 0o644 });
    const unseen = [
      ...hidden,
      ...made,
      ...files,
      fileURLToPath(import.meta.url),
      '/etc/passwd',
      '/etc/hostname',
    ];
    const words = way.words([
      '/bin/sh',
      '-c',
      probeScript,
      'try',
      await readlink('/proc/self/ns/net'),
      ...unseen,
    ]);
    const limits = { within: 10 * seconds, memory: 200_000_000, output: 1_000 };
    const { code, output } = await runConfined(words, Buffer.from(word), limits);
    return code === 0 && output.toString() === word;
  } catch {
    return false;
  } finally {
    for (const folder of made) await rm(folder, { recursive: true, force: true });
  }
}
