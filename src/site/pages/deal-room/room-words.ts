import { readinessWords } from '#features/deal-room/deal-rooms/domain/readiness.ts';
import type { RoomView } from '#features/deal-room/deal-rooms/web/queries.ts';
import { counted } from '#kernel/counts.ts';

type Room = Pick<RoomView, 'manage' | 'closed'>;

/** How ready a room is matters until it is closed. */
export function leadOf({ manage, closed }: Room): string {
  if (!manage) return 'Documents the seller has shared with you. What you open and download is logged.';
  if (closed) return 'The documents as they were when the deal room was closed.';
  const ready = readinessWords(manage.readiness, manage.missing.filter(({ staged }) => staged).length);
  if (manage.shutOut === 0) return ready;
  const buyers = counted(manage.shutOut, 'buyer with access', 'buyers with access');
  return `${ready} ${buyers} can open none of your documents: choose under Permissions what they may see.`;
}

export function checklistTab({ manage, closed }: Room) {
  if (!manage || closed) return [];
  return [{ value: 'missing', label: `Checklist (${manage.missing.length} missing)` }];
}
