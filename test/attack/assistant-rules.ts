import type { Rule } from './rule-words.ts';

export const assistantRules: readonly Rule[] = [
  { endpoint: 'POST /api/chat/', about: 'a question', others: 200, but: {} },
  { endpoint: 'GET /api/chat/', about: 'who answers', others: 200, but: {} },
];
