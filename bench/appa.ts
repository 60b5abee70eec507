/**
 * `npm run bench:appa`: how Appa answers 193 questions about a made-up world, by group: help, listings, computed
 * figures, traps; and how soon, at 100,000 listings, with 50 conversations at once beside page requests.
 * `--only=help` asks one group, `--only=speed` measures the speed. A third of the questions was not looked at while
 * the answers were tuned: their score stands apart. `--short` asks one question of each group, and a small market. The data for the speed is made at the first run and kept in
 * bench/data. With OPENAI_API_KEY or OPENAI_BASE_URL the questions go to that model.
 */
import { evaluate } from './appa/evaluate.ts';
import { printSpeed } from './appa/speed.ts';
import { short } from './short.ts';

const only = process.argv.find((word) => word.startsWith('--only='))?.slice('--only='.length);

const right = only === 'speed' || (await evaluate(only));
const quick = (only !== undefined && only !== 'speed') || (await printSpeed());
if (!short && !(right && quick)) process.exitCode = 1;
