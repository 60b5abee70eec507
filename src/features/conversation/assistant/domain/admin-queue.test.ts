import { expect, test } from 'vitest';
import { asksAdminQueue } from './admin-queue.ts';

test.each([
  'what is waiting for my review',
  'What do I have to review?',
  'anything in my review queue',
  'which listings need my review',
  'is there something for me to approve',
])('asks for the queues: %s', (text) => expect(asksAdminQueue(text)).toBe(true));

test.each([
  'why is my listing still in review',
  'what should I check before I buy',
  'what does in review mean',
])('does not: %s', (text) => expect(asksAdminQueue(text)).toBe(false));
