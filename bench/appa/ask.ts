import type { z } from 'zod';
import { type answer, answerEvent } from '#features/conversation/assistant/contract.ts';
import type { AppaWorld } from '#test/support/appa-world.ts';
import type { Case } from './case.ts';

type Answer = z.output<typeof answer>;
export type Asked = { answer: Answer; firstByte: number; firstText: number };

export async function askCase(url: string, world: AppaWorld, one: Case): Promise<Asked> {
  const earlier: { type: 'user' | 'assistant'; text: string }[] = [];
  const page = one.page && { page: placed(one.page, world) };
  const { key } = world.people[one.who];
  for (const before of one.after ?? []) {
    const told = await askAt(url, key, { message: before, earlier });
    earlier.push({ type: 'user', text: before }, { type: 'assistant', text: told.answer.response });
  }
  return askAt(url, key, { message: one.ask, earlier, ...page });
}

export async function askAt(url: string, key: string, body: object): Promise<Asked> {
  const begun = performance.now();
  const response = await fetch(`${url}/api/chat/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Application-Key': key, Accept: 'text/event-stream' },
    body: JSON.stringify(body),
  });
  if (!response.ok || !response.body) throw new Error(`${response.status}: ${await response.text()}`);
  let [firstByte, firstText] = [0, 0];
  let read = '';
  for await (const bytes of response.body) {
    firstByte ||= performance.now() - begun;
    read += new TextDecoder().decode(bytes);
    if (!firstText && read.includes('"kind":"text"')) firstText = performance.now() - begun;
  }
  const events = read
    .split('\n\n')
    .filter((block) => block.startsWith('data: '))
    .map((block) => answerEvent.parse(JSON.parse(block.slice('data: '.length))));
  const last = events.at(-1);
  if (last?.kind !== 'ended') throw new Error(`the stream ended with ${JSON.stringify(last)}`);
  return { answer: last.answer, firstByte, firstText };
}

function placed(page: string, { listings, room, lease }: AppaWorld): string {
  const names: Record<string, string> = { ...listings, room, lease };
  return page.replace(/\{(\w+)\}/g, (_whole, name: string) => names[name] ?? '');
}
