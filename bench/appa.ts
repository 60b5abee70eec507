/**
 * `npm run bench:appa`: scores 193 questions about a made-up world by group, a third of them held out, and measures the
 * speed at 100,000 listings with 50 conversations. `--only=help` asks one group, `--only=speed` measures only the
 * speed; `--short` is a smoke test. With OPENAI_API_KEY or OPENAI_BASE_URL, that model answers.
 */
import { evaluate } from './appa/evaluate.ts';
import { printSpeed } from './appa/speed.ts';
import { short } from './short.ts';

const only = process.argv.find((word) => word.startsWith('--only='))?.slice('--only='.length);

const right = only === 'speed' || (await evaluate(only));
const quick = (only !== undefined && only !== 'speed') || (await printSpeed());
if (!short && !(right && quick)) process.exitCode = 1;
