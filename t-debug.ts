import { nearestTopics, questionFor } from './src/features/conversation/assistant/domain/understood.ts';
import { conceptsOf } from './src/features/conversation/assistant/domain/meaning.ts';
import { leaningOf } from './src/features/conversation/assistant/domain/following.ts';
const [role, ...qs] = process.argv.slice(2);
for (const q of qs) console.log(q, '|', conceptsOf(q).join(' '), '|', leaningOf(q), '\n  ', nearestTopics(q, [role as never]).slice(0,4).map(({topic,score})=>score.toFixed(2)+' '+questionFor(topic.key)).join('\n   '));
