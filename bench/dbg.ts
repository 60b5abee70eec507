import { nearestTopics } from '/tmp/h21/appa/src/features/conversation/assistant/domain/understood.ts';
import { searchHelp } from '/tmp/h21/appa/src/features/conversation/assistant/server/help-passages.ts';
import { inEnglish, isSpanish } from '/tmp/h21/appa/src/features/conversation/assistant/domain/spanish/spanish.ts';
import { questionsIn } from '/tmp/h21/appa/src/features/conversation/assistant/domain/parts.ts';
import { intentOf } from '/tmp/h21/appa/src/features/conversation/assistant/domain/intents.ts';
import { namedIn } from '/tmp/h21/appa/src/features/conversation/assistant/domain/question.ts';
import { conceptsOf } from '/tmp/h21/appa/src/features/conversation/assistant/domain/meaning.ts';
for (const arg of process.argv.slice(2)) {
  const [role, q] = arg.split('|');
  const m = isSpanish(q!) ? inEnglish(q!) : q!;
  for (const part of questionsIn(m)) {
    console.log(`\n## ${part}  intent=${intentOf(part,{named:namedIn(part),meant:[]})}  ${conceptsOf(part).join(' ')}`);
    for (const { topic, score } of nearestTopics(part, [role as any]).slice(0, 4)) {
      const k: any = topic.key; console.log('  ', score.toFixed(2), k.act ? 'act ' + k.act.name : k.note ? 'note ' + k.note : 'state ' + k.state);
    }
    const { hits, covered, same, alike } = await searchHelp(part);
    console.log('   help', hits[0]?.slug, 'covered', covered.toFixed(2), 'same', same.toFixed(2), 'alike', alike.toFixed(2), 'covers', Math.max(0,...hits.map(h=>h.covers)).toFixed(2));
  }
}
