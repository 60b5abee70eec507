import type { LimitRule, Take } from '#http/limits.ts';
import { type Route, uploads } from '#http/mount.ts';
import type { Actor } from '#kernel/actor.ts';
import * as contract from '../contract.ts';
import { foundAnywhere, foundInRoom, type LeakTools, searchEverywhere, searchRoom } from './find-leak.ts';

/** Reading a picture takes seconds of a processor. */
const searchesPerPerson: LimitRule = { name: 'leak-searches', most: 60, seconds: 3_600 };

export function leakFinderRoutes(tools: LeakTools): Route[] {
  return [
    uploads(contract.findLeakInRoom, (reading, input) => searchRoom(reading, input, tools), foundInRoom, {
      limits: ({ actor }) => searchesOf(actor),
    }),
    uploads(
      contract.findLeak,
      (reading, input) => searchEverywhere(reading, input, tools),
      (work, _input, searched) => foundAnywhere(work, searched),
      { limits: ({ actor }) => searchesOf(actor) },
    ),
  ];
}

function searchesOf(actor: Actor): Take[] {
  return actor.kind === 'person' ? [{ rule: searchesPerPerson, subject: actor.personId }] : [];
}
