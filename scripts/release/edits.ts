import { StartProblem } from '#platform/start-problem.ts';

/** `day`: as 2026-11-25. */
export type Release = { from: string; version: string; day: string };

const unreleased = '## Unreleased\n';

/** What a release changes: files, and what stands before each number of the version in them. */
const places: Readonly<Record<string, RegExp>> = {
  'package.json': /(?<=^ {2}"version": ")/gm,
  // Its own two, and not those of packages.
  'package-lock.json': /(?<=^ {2}"version": "|^ {4}"": \{\n {6}"name": "cairn",\n {6}"version": ")/gm,
  'deploy/Containerfile': /(?<=^ARG VERSION=)/gm,
  'deploy/compose.yaml': /(?<=localhost\/cairn:)/g,
  'deploy/compose.server.yaml': /(?<=localhost\/cairn:)/g,
  'deploy/kubernetes/embedded/kustomization.yaml': /(?<=newTag: )/g,
  'deploy/kubernetes/server/kustomization.yaml': /(?<=newTag: )/g,
};

/** The changed text of each file of a release. Throws StartProblem where a place is missing or nothing is new. */
export function releaseEdits(release: Release, read: (file: string) => string): Map<string, string> {
  const { from, version } = release;
  const changed = new Map<string, string>();
  for (const [file, place] of Object.entries(places)) {
    const found = new RegExp(`${place.source}${from.replaceAll('.', '\\.')}(?![\\w.])`, place.flags);
    const text = read(file);
    if (!text.match(found)) throw new StartProblem(`${file} does not name the version ${from}.`);
    changed.set(file, text.replace(found, version));
  }
  return changed.set('CHANGELOG.md', releasedChanges(read('CHANGELOG.md'), release));
}

function releasedChanges(text: string, { version, day }: Release): string {
  const [, after = ''] = text.split(unreleased);
  const [entries = ''] = after.split(/^## /m);
  if (!/^- /m.test(entries))
    throw new StartProblem('CHANGELOG.md has nothing under “Unreleased”: say there what is new.');
  return text.replace(unreleased, `${unreleased}\n## ${version} – ${day}\n`);
}

/** Throws StartProblem unless `version` comes after `from`. */
export function checkVersion(from: string, version: string): void {
  const [was, is] = [from, version].map((text) => /^(\d+)\.(\d+)\.(\d+)$/.exec(text)?.slice(1).map(Number));
  if (!is) throw new StartProblem(`“${version}” is no version: write it as 1.2.3.`);
  const first = is.findIndex((number, at) => number !== was?.[at]);
  if (first === -1 || (is[first] ?? 0) < (was?.[first] ?? 0))
    throw new StartProblem(`${version} does not come after ${from}.`);
}
