import { sections } from '../domain/question.ts';
import type { OpenCheck } from './open-check.ts';

export function questionsOf({ sections: open }: Pick<OpenCheck, 'sections'>): ReadonlySet<string> {
  return new Set(open.flatMap((section) => sections[section].keys));
}
