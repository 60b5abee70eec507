import { counted } from '#kernel/counts.ts';
import type { Publication } from './queries.ts';

const named = 5;

export function seenBy(effect: Publication): string {
  const { buyers, buyersLater, ready } = effect;
  const [them, it] = ready === 1 ? ['it', 'this document'] : ['them', 'these documents'];
  if (buyers + buyersLater === 0) return `No buyer has permission to see ${it} yet.`;
  const later = `${counted(buyersLater, buyers > 0 ? 'more buyer' : 'buyer')} will at a later stage.`;
  if (buyers === 0) return `No buyer will see ${them} now. ${later}`;
  const now = `${counted(buyers, 'buyer')} will see ${them} now: ${namesIn(effect)}.`;
  return buyersLater === 0 ? now : `${now} ${later}`;
}

function namesIn({ people, buyers, ready }: Publication): string {
  const shown = people.filter(({ now }) => now > 0).slice(0, named);
  const names = shown.map(({ name, now }) => (now < ready ? `${name} (${now} of ${ready})` : name));
  const others = buyers - shown.length;
  return others === 0 ? names.join(', ') : `${names.join(', ')} and ${others.toLocaleString('en-US')} more`;
}

export function publishedWords({ published, buyers }: { published: number; buyers: number }): string {
  const them = published === 1 ? 'it' : 'them';
  const who = buyers === 0 ? 'No buyer' : counted(buyers, 'buyer');
  return `${counted(published, 'document')} published. ${who} can see ${them} now.`;
}
