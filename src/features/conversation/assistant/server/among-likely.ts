import type { Asked } from '../domain/understood.ts';
import type { Asking } from './asking.ts';
import { type LikelyTopic, likelihoods, surelyOf } from './likely-topics.ts';
import { isBound } from './own-matters.ts';

/** What is near in a few words gives way to what people surely ask so for. */
export async function isAmongLikely(asking: Asking, asked: Asked, isNear: boolean): Promise<boolean> {
  const likely = await asking.likely();
  const isIt = ({ about }: LikelyTopic) => about === asked;
  if (isNear) {
    const other = likely.some((one) => !isIt(one) && one.probability >= likelihoods.plain);
    return !other && (likely.find(isIt)?.probability ?? 0) >= hardly;
  }
  const surely = surelyOf(likely, likelihoods.rather);
  if (surely === null) return true;
  const [first] = likely;
  const own = likely.slice(0, mostLikely).find(isIt)?.probability ?? 0;
  return own > 0 && own >= (first?.probability ?? 0) * notMuchLess;
}

/** All words of “if I sell the company” are a topic’s own, and yet the question is what happens to the staff. */
export async function isNotUnlikely(asking: Asking, asked: Asked): Promise<boolean> {
  if (isBound(asked)) return true;
  const likely = await asking.likely();
  const own = likely.find(({ about }) => about === asked)?.probability ?? 0;
  return own >= likelihoods.hardly || surelyOf(likely, likelihoods.asGoodAsSure) === null;
}

const hardly = 0.03;
/** Of what people surely ask so for. */
const notMuchLess = 0.25;

const mostLikely = 3;
