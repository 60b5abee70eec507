import { call } from '#kit/api.ts';
import { ApiError } from '#kit/api-error.ts';
import { patiently, type WaitsFor } from '#kit/patiently.ts';
import { downloadArchive } from '../contract.ts';

const partBytes = 16 * 1024 * 1024;

type Archive = { roomId: string; size: number; sha256: string };
type Taking = {
  signal: AbortSignal;
  onProgress: (bytes: number) => void;
  onWaiting: (waits: WaitsFor | null) => void;
};

/** Downloads in parts that the browser can keep on disk, and resumes lost connections. Throws ApiError. */
export async function takeArchive({ roomId, size, sha256 }: Archive, taking: Taking): Promise<File> {
  const parts: Blob[] = [];
  let fileName = 'archive.zip';
  for (let from = 0; from < size; from += partBytes) {
    const until = Math.min(from + partBytes, size);
    const range = { from, until, tag: sha256 };
    const part = await patiently(
      () => call(downloadArchive, { params: { id: roomId } }, { signal: taking.signal, range }),
      taking,
    );
    if (part.bytes.byteLength !== until - from) throw changed();
    fileName = part.fileName;
    parts.push(new Blob([part.bytes]));
    taking.onProgress(until);
  }
  return new File(parts, fileName, { type: 'application/zip' });
}

function changed(): ApiError {
  return new ApiError(downloadArchive.failure, {
    serverError: 'another archive was made meanwhile. Begin again.',
    code: 'stale',
    status: 409,
  });
}
