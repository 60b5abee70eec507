import type { z } from 'zod';
import { answer, answerEvent } from '#features/conversation/assistant/contract.ts';
import { expectOk, type Someone } from './people.ts';
import type { TestProduct } from './product.ts';

export type Answer = z.output<typeof answer>;
type Context = { earlier?: { type: 'user' | 'assistant'; text: string }[]; page?: string };

export async function ask(someone: Someone, message: string, context: Context = {}): Promise<Answer> {
  return answer.parse(await expectOk(someone.post('/api/chat/', { message, ...context })));
}

export async function askForEvents({ call }: TestProduct, someone: Someone, message: string) {
  const headers = { Accept: 'text/event-stream' };
  const response = await call('POST', '/api/chat/', { body: { message }, key: someone.key, headers });
  return eventsIn(await response.text());
}

function eventsIn(text: string): z.output<typeof answerEvent>[] {
  return text
    .split('\n\n')
    .filter((block) => block.startsWith('data: '))
    .map((block) => answerEvent.parse(JSON.parse(block.slice('data: '.length))));
}
