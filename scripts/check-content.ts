import { join } from 'node:path';
import { contentProblems } from './content/problems.ts';

const problems = await contentProblems(join(import.meta.dirname, '../src/content'));
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
