import { join } from 'node:path';
import { contentProblems } from './content/problems.ts';

/** Reports content (copy, team, partners, testimonials, help) that is missing, invalid or too long. */
const problems = await contentProblems(join(import.meta.dirname, '../src/content'));
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
