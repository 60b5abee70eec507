import { expect, test } from 'vitest';
import { longestReply, mostEarlier } from '../domain/answer.ts';
import {
  asked,
  type Conversation,
  comingAnswer,
  confirming,
  earlierOf,
  failed,
  freshConversation,
  greeting,
  heard,
  lastQuestion,
  requestSent,
  stopped,
  withoutLast,
} from './conversation.ts';

const now = new Date('2026-11-22T08:00:00Z');
const later = new Date('2026-11-22T08:00:09Z');
let ids = 0;
const moment = {
  now,
  newId: () => {
    ids += 1;
    return `id-${ids}`;
  },
};
const fresh = () => freshConversation(moment);
const source = { n: 1, kind: 'article' as const, title: 'SDE', href: '/help/sde', quote: null };
const whole = {
  id: 'from-the-server',
  response: 'It is 2.8 times SDE [1].',
  by: 'model' as const,
  fellBack: false,
  citations: [source],
  proposals: [],
  draft: null,
};
const answered = (conversation: Conversation, question: string, response: string) =>
  heard(asked(conversation, question, moment), { kind: 'ended', answer: { ...whole, response } }, later);
const last = (conversation: Conversation) => conversation.messages.at(-1);

test('begins with a greeting that is not an answer', () => {
  const { messages } = fresh();
  expect(messages).toEqual([
    expect.objectContaining({ type: 'assistant', text: greeting, dateReceived: now, state: 'done' }),
  ]);
  expect(comingAnswer(fresh())).toBeNull();
  expect(earlierOf(fresh())).toEqual([]);
});

test('an answer grows with its events and ends as the server says', () => {
  let talk = asked(fresh(), 'What is it worth?', moment);
  expect(lastQuestion(talk)).toBe('What is it worth?');
  talk = heard(talk, { kind: 'started', id: 'from-the-server', by: 'model' }, later);
  talk = heard(talk, { kind: 'text', text: 'It is ' }, later);
  talk = heard(talk, { kind: 'text', text: 'about' }, later);
  talk = heard(talk, { kind: 'citation', citation: source }, later);
  expect(comingAnswer(talk)).toMatchObject({
    id: 'from-the-server',
    text: 'It is about',
    citations: [source],
  });
  talk = heard(talk, { kind: 'ended', answer: whole }, later);
  expect(last(talk)).toMatchObject({
    id: 'from-the-server',
    text: 'It is 2.8 times SDE [1].',
    state: 'done',
    dateReceived: later,
    citations: [source],
  });
  expect(comingAnswer(talk)).toBeNull();
});

test('text of a model that failed is dropped', () => {
  let talk = asked(fresh(), 'What is it worth?', moment);
  talk = heard(talk, { kind: 'text', text: 'Invented' }, later);
  talk = heard(talk, { kind: 'citation', citation: source }, later);
  talk = heard(talk, { kind: 'instead', by: 'built-in' }, later);
  expect(last(talk)).toMatchObject({ text: '', citations: [], fellBack: true });
});

test('an event after the end changes nothing', () => {
  const done = answered(fresh(), 'One', 'Answer');
  expect(heard(done, { kind: 'text', text: ' and more' }, later)).toEqual(done);
  expect(stopped(done, later)).toEqual(done);
  expect(failed(done, 'late', later)).toEqual(done);
  const halted = stopped(asked(fresh(), 'One', moment), later);
  expect(heard(halted, { kind: 'ended', answer: whole }, later)).toEqual(halted);
});

test('stopped and failed answers keep their text and are not sent along', () => {
  let talk = heard(asked(fresh(), 'One', moment), { kind: 'text', text: 'Half' }, later);
  expect(last(stopped(talk, later))).toMatchObject({ state: 'stopped', text: 'Half' });
  talk = failed(talk, 'unable to send chat message: x', later);
  expect(last(talk)).toMatchObject({
    state: 'failed',
    text: 'Half',
    trouble: 'unable to send chat message: x',
  });
  expect(earlierOf(answered(talk, 'Two', 'Answer'))).toEqual([
    { type: 'user', text: 'Two' },
    { type: 'assistant', text: 'Answer' },
  ]);
});

test('asking again replaces the last question and its answer', () => {
  const one = answered(fresh(), 'One', 'First');
  expect(withoutLast(answered(one, 'Two', 'Second'))).toEqual(one);
  expect(withoutLast(fresh()).messages).toHaveLength(1);
});

test('the earlier conversation that is sent is bounded and keeps the newest', () => {
  let talk = fresh();
  for (let n = 1; n <= 20; n += 1) talk = answered(talk, `Question ${n}`, 'x'.repeat(longestReply + 1));
  const earlier = earlierOf(talk);
  expect(earlier).toHaveLength(mostEarlier);
  expect(earlier.at(-2)?.text).toBe('Question 20');
  expect(earlier.at(-1)?.text).toHaveLength(longestReply);
});

test('a sent request is remembered by its listing', () => {
  expect(requestSent(requestSent(fresh(), 'a', '1'), 'b', '2').requests).toEqual({ a: '1', b: '2' });
});

test('an offer that waits for a yes is kept until the person says no', () => {
  const offer = { answerId: 'x', listingId: 'a' };
  const waiting = confirming(fresh(), offer);
  expect(answered(waiting, 'One', 'First').confirming).toEqual(offer);
  expect(confirming(waiting, null)).toEqual({ ...waiting, confirming: null });
});
