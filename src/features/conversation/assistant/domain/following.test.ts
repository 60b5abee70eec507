import { expect, test } from 'vitest';
import { aboutValueBefore } from './following.ts';

test.each([
  ['what is my machine shop worth?', 'and what would lift it the most?', 'what would raise my value'],
  ['what’s the value of my company', 'how could I get that number up?', 'what would raise my value'],
  ['what is my business worth', 'what is dragging it down?', 'what hurts my value most'],
  ['what is a machine shop worth', 'and what would lift it the most?', null],
  ['what is my machine shop worth?', 'is it confidential', null],
  ['what is my machine shop worth?', 'who would buy it', null],
])('after “%s”: %s', (before, message, asked) => expect(aboutValueBefore(before, message)).toBe(asked));
