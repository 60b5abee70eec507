import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LaunchProblem } from './problem.mjs';
import { oldestNode } from './runtime.mjs';

/** What `npm run build` says about the folder that it made; null in a checkout. */
export function readBuilt(root) {
  try {
    return JSON.parse(readFileSync(join(root, 'built.json'), 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT') return null;
    throw error;
  }
}

/** A built folder has its packages and pages, so nothing is installed. Throws LaunchProblem where it cannot run. */
export function checkBuilt({ platform, arch }) {
  const here = `${process.platform} ${process.arch}`;
  if (here !== `${platform} ${arch}`)
    throw new LaunchProblem(
      `This folder was built for ${platform} ${arch}, and this is ${here}: build it here.`,
    );
  if (Number(process.versions.node.split('.')[0]) < oldestNode)
    throw new LaunchProblem(
      `This is Node ${process.versions.node}: run a built Cairn with Node ${oldestNode} or newer.`,
    );
}
