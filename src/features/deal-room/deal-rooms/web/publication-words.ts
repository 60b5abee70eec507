import { counted, grouped } from '#kernel/counts.ts';
import type { Publication } from './queries.ts';

const named = 5;

export function seenBy(effect: Publication): string {
  const { buyers, buyersLater, ready } = effect;
  const [them, it] = ready === 1 ? ['it', 'this document'] : ['them', 'these documents'];
  if (buyers + buyersLater === 0) return `No buyer has permission to see ${it} yet.`;
  const later = `${counted(buyersLater, buyers > 0 ? 'more buyer' : 'buyer')} will at a later stage.`;
  if (buyers === 0) return `No buyer will see ${them} now. ${later}`;
  const seen = seesAll(effect) ? them : `some of ${them}`;
  const now = `${counted(buyers, 'buyer')} will see ${seen} now: ${namesIn(effect)}.`;
  return buyersLater === 0 ? now : `${now} ${later}`;
}

/** Which documents stay behind, and why. */
export function heldWords({ held, heldNames }: Pick<Publication, 'held' | 'heldNames'>): string {
  const names = heldNames.map(
    ({ name, waiting }) =>
      `“${name}” (${waiting ? 'still being checked for personal data' : 'personal data was found'})`,
  );
  const others = held - heldNames.length;
  return [...names, ...(others > 0 ? [`${grouped(others)} more`] : [])].join(', ');
}

function namesIn({ people, buyers, ready }: Publication): string {
  const shown = people.filter(({ now }) => now > 0).slice(0, named);
  const names = shown.map(({ name, now }) => (now < ready ? `${name} (${now} of ${ready})` : name));
  const others = buyers - shown.length;
  return others === 0 ? names.join(', ') : `${names.join(', ')} and ${grouped(others)} more`;
}

/** Not all documents may be open to a buyer: folders open at their stage. */
const seesAll = ({ people, ready }: Pick<Publication, 'people' | 'ready'>) =>
  people.every(({ now }) => now === 0 || now === ready);

type Done = { published: number; buyers: number };

/** `told`: what the page showed before. */
export function publishedWords({ published, buyers }: Done, told: Publication | undefined): string {
  const them = published === 1 ? 'it' : 'them';
  const done = `${counted(published, 'document')} published.`;
  if (buyers === 0) return `${done} No buyer can see ${them} now.`;
  if (told && !seesAll(told))
    return `${done} ${counted(buyers, 'buyer')} can see some of ${them} now: ${namesIn(told)}.`;
  return `${done} ${counted(buyers, 'buyer')} can see ${them} now.`;
}
