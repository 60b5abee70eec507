import { join } from 'node:path';
import { contentProblems } from './content/problems.ts';

/** Reads all copy, team, partners, testimonials and help articles, and says where something is missing or too long. */
const problems = await contentProblems(join(import.meta.dirname, '../src/content'));
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
