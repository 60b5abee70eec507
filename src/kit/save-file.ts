import type { FileReply } from '#wire/endpoint.ts';

/** Hands a file to the browser as a download. */
export function saveFile({ fileName, type, bytes }: FileReply): void {
  saveBlob(new File([bytes], fileName, { type }));
}

/** The same for one that the browser has already. */
export function saveBlob(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  // The download has begun once the click is handled; the address may go a moment later.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
