import { readFileSync } from 'node:fs';
import { askAt } from './appa/ask.ts';
import { startedWorld } from './appa/started.ts';

const [file, sets] = process.argv.slice(2);
const { url, world, stop } = await startedWorld();
try {
  for (const line of readFileSync(file!, 'utf8').split('\n')) {
    const [id, set, who, ask, want] = line.split('|');
    if (!ask || line.startsWith('#') || !(sets ?? 'A,M').split(',').includes(set!)) continue;
    const { answer } = await askAt(url, (world.people as any)[who!].key, { message: ask, earlier: [] });
    console.log(`\n=== ${id} ${who}: ${ask}\n    [want: ${want}]\n${answer.response}`);
    console.log('   ~', JSON.stringify({ ...answer, response: undefined }).slice(0, 900));
  }
} finally {
  await stop();
}
