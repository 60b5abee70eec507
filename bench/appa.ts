/**
 * `npm run bench:appa`: 193 questions about a made-up world, a third of them held out, then the speed at 100,000
 * listings. `--only=help` asks one group; `--only=people` asks what people wrote who never saw the assistant, and
 * `--aside` the third of it that is kept aside; `--only=speed`; `--short`. OPENAI_API_KEY or OPENAI_BASE_URL: asks that
 * model.
 */
import { evaluate } from './appa/evaluate.ts';
import { printSpeed } from './appa/speed.ts';
import { short } from './short.ts';

const only = process.argv.find((word) => word.startsWith('--only='))?.slice('--only='.length);

const right = only === 'speed' || (await evaluate(only));
const quick = (only !== undefined && only !== 'speed') || (await printSpeed());
if (!short && !(right && quick)) process.exitCode = 1;
