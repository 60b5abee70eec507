import { expect, test } from 'vitest';
import { thoseNamed } from './named-room.ts';

const rooms = [
  ['Established commercial HVAC contractor', 'Quillback Mechanical LLC'],
  ['Licensed electrical contractor', 'Volt & Sons'],
  ['Family-style restaurant with banquet room', 'Tarn Diner'],
];
const named = (question: string) =>
  thoseNamed(question, rooms, (names) => names).map(([title]) => title?.split(' ')[1]);

test.each([
  ['whats still missing in the deal room for the electrical company', ['electrical']],
  ['what is missing in Quillback’s room', ['commercial']],
  ['is the data room of the restaurant complete', ['restaurant']],
  ['what is missing in the room of the machine shop', []],
  ['which folders are empty in the deal room for Zephyr', []],
  ['what is still missing in the deal room', ['commercial', 'electrical', 'restaurant']],
  ['which documents are missing in my data room', ['commercial', 'electrical', 'restaurant']],
  ['what is missing in the room for a lender', ['commercial', 'electrical', 'restaurant']],
  ['is the room for my business ready', ['commercial', 'electrical', 'restaurant']],
])('%s', (question, titles) => expect(named(question)).toEqual(titles));
