import { sendFile } from '#kit/send-file.ts';
import type { ReplyOf } from '#wire/endpoint.ts';
import { findLeak, findLeakInRoom } from '../contract.ts';

export type LeakReply = ReplyOf<typeof findLeak>;
export type FoundView = NonNullable<LeakReply['found']>;

export function searchAllRooms(file: File): Promise<LeakReply> {
  return sendFile(findLeak, { upload: file });
}

export function searchRoomFor(roomId: string): (file: File) => Promise<LeakReply> {
  return (file) => sendFile(findLeakInRoom, { params: { id: roomId }, upload: file });
}
