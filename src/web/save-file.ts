import type { FileReply } from '#wire/endpoint.ts';

/** Hands a file to the browser as a download. */
export function saveFile({ fileName, type, bytes }: FileReply): void {
  const address = URL.createObjectURL(new Blob([bytes], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // The download has begun once the click is handled; the address may go a moment later.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
