import { z } from 'zod';
import { endpoint } from '#wire/endpoint.ts';
import { id, idParams, line, seenVersion } from '#wire/words.ts';
import { givenRights, most, rightsView } from './room-shapes.ts';

const version = seenVersion();

export const getRights = endpoint({
  method: 'GET',
  path: '/api/deal-rooms/:id/rights',
  summary: 'The permissions of a room: those granted, the groups, and the people with access',
  who: 'signed-in',
  scope: 'deal-rooms:read',
  params: idParams,
  reply: rightsView,
  failure: 'unable to get rights',
});

export const setRights = endpoint({
  method: 'PUT',
  path: '/api/deal-rooms/:id/rights',
  summary: 'Grants permissions; `null` restores what is inherited',
  who: 'signed-in',
  scope: 'deal-rooms:write',
  params: idParams,
  body: givenRights,
  reply: rightsView,
  refusals: ['room-closed', 'stale', 'no-such-subject', 'no-such-target', 'rights-full'],
  failure: 'unable to set rights',
});

export const addGroup = endpoint({
  method: 'POST',
  path: '/api/deal-rooms/:id/groups',
  summary: 'Creates a group of people with access',
  who: 'signed-in',
  scope: 'deal-rooms:write',
  params: idParams,
  body: z.object({ name: line(1, 80) }),
  reply: rightsView,
  status: 201,
  refusals: ['room-closed', 'group-exists', 'groups-full'],
  failure: 'unable to add group',
});

export const changeGroup = endpoint({
  method: 'PUT',
  path: '/api/room-groups/:id',
  summary: 'Sets the name and the members of a group',
  who: 'signed-in',
  scope: 'deal-rooms:write',
  params: idParams,
  body: z.object({ name: line(1, 80), members: z.array(id).max(most.people), version }),
  reply: rightsView,
  refusals: ['room-closed', 'group-exists', 'stale', 'no-such-subject'],
  failure: 'unable to change group',
});

export const removeGroup = endpoint({
  method: 'DELETE',
  path: '/api/room-groups/:id',
  summary: 'Removes a group with its permissions',
  who: 'signed-in',
  scope: 'deal-rooms:write',
  params: idParams,
  reply: z.object({ id }),
  refusals: ['room-closed'],
  failure: 'unable to remove group',
});

export const setSecondFactor = endpoint({
  method: 'PUT',
  path: '/api/deal-rooms/:id/second-factor',
  summary: 'Sets whether the room requires a session with a second factor; effective with the next request',
  who: 'signed-in',
  scope: 'never',
  confirmed: 'always',
  params: idParams,
  body: z.object({ required: z.boolean() }),
  reply: z.object({ required: z.boolean() }),
  refusals: ['own-second-factor-first', 'seller-decides'],
  failure: 'unable to change what the room asks for',
});
