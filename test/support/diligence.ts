import { z } from 'zod';
import {
  type RequestView,
  requestCounts,
  requestView,
} from '#features/deal-room/diligence-requests/diligence-shapes.ts';
import type { RequestState } from '#features/deal-room/diligence-requests/domain/request.ts';
import { waitingRoom } from '#features/deal-room/diligence-requests/waiting-shapes.ts';
import type { Facts } from './call-facts.ts';
import { expectOk, type Someone } from './people.ts';

type Content = {
  title: string;
  details?: string;
  folderId?: string | null;
  priority?: 'low' | 'normal' | 'high';
  dueOn?: string | null;
  documentIds?: string[];
};

export const asked = (content: Content) => ({
  details: '',
  folderId: null,
  priority: 'normal',
  dueOn: null,
  documentIds: [],
  ...content,
});

export function trySend(buyer: Someone, roomId: string, items: readonly Content[]): Promise<Response> {
  return buyer.post(`/api/deal-rooms/${roomId}/diligence-requests`, { items: items.map(asked) });
}

export async function askFor(buyer: Someone, roomId: string, content: Content): Promise<string> {
  const { last } = z.object({ last: z.number() }).parse(await expectOk(trySend(buyer, roomId, [content])));
  const found = (await requestsIn(buyer, roomId)).find(({ number }) => number === last);
  if (!found) throw new Error('the request is not in the list');
  return found.id;
}

export async function requestOf(someone: Someone, id: string): Promise<RequestView> {
  return requestView.parse(await expectOk(someone.get(`/api/diligence-requests/${id}`)));
}

export async function requestsIn(someone: Someone, roomId: string, query = ''): Promise<RequestView[]> {
  const found = await expectOk(someone.get(`/api/deal-rooms/${roomId}/diligence-requests?size=100${query}`));
  return z.object({ items: z.array(requestView) }).parse(found).items;
}

export async function countsIn(someone: Someone, roomId: string) {
  return requestCounts.parse(await expectOk(someone.get(`/api/deal-rooms/${roomId}/diligence-counts`)));
}

type Said = Partial<{
  reply: string;
  documentIds: string[];
  reason: string;
  note: string;
  version: number;
}>;

export async function tryStep(someone: Someone, id: string, to: RequestState, said: Said = {}) {
  const version = said.version ?? (await requestOf(someone, id)).version;
  return someone.post(`/api/diligence-requests/${id}/moves`, { to, ...said, version });
}

export async function takeStep(someone: Someone, id: string, to: RequestState, said: Said = {}) {
  return requestView.parse(await expectOk(tryStep(someone, id, to, said)));
}

export async function tryPut(
  someone: Someone,
  id: string,
  route: object | null,
  given: { folderId?: string | null; version?: number } = {},
) {
  const seen = await requestOf(someone, id);
  const { folderId = seen.folder?.id ?? null, version = seen.version } = given;
  return someone.put(`/api/diligence-requests/${id}/handling`, { route, folderId, version });
}

export async function waitingFor(someone: Someone) {
  const needs = await expectOk(someone.get('/api/dashboard/needs'));
  return z.object({ diligence: z.array(waitingRoom) }).parse(needs).diligence;
}

/** For calls under this path. */
export function documentsFor(path: string, { ids }: Facts): readonly string[] | null {
  if (path.endsWith('/matches')) return ids.roomDocument.slice(0, 1);
  return path.includes('/diligence-') ? [] : null;
}

/** For calls under this path. */
export function itemsFor(path: string, { ids, versions }: Facts): readonly object[] | undefined {
  if (path.endsWith('/diligence-answers'))
    return ids.diligence.slice(0, 1).map((id) => ({ id, version: versions.get(id) ?? 1 }));
  return path.endsWith('/diligence-requests') ? [asked({ title: 'Some words' })] : undefined;
}
