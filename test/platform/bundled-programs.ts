import type { TestProject } from 'vitest/node';
import { buildChildPrograms, rebuildChildPrograms } from '../../scripts/child-programs.ts';

/** Runs once per vitest run: bundles the programs that the product starts in processes and threads. */
export async function setup(project: TestProject): Promise<void> {
  await buildChildPrograms();
  project.onTestsRerun(rebuildChildPrograms);
}
