import { readinessWords } from '#features/deal-room/deal-rooms/domain/readiness.ts';
import type { RoomView } from '#features/deal-room/deal-rooms/web/queries.ts';

type Room = Pick<RoomView, 'manage' | 'closed'>;

/** How ready a room is matters until it is closed. */
export function leadOf({ manage, closed }: Room): string {
  if (!manage) return 'Documents the seller has shared with you. What you open and download is logged.';
  if (closed) return 'The documents as they were when the deal room was closed.';
  return readinessWords(manage.readiness, manage.missing.filter(({ staged }) => staged).length);
}

export function checklistTab({ manage, closed }: Room) {
  if (!manage || closed) return [];
  return [{ value: 'missing', label: `Checklist (${manage.missing.length} missing)` }];
}
