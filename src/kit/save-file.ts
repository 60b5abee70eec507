import type { FileReply } from '#wire/endpoint.ts';

export function saveFile({ fileName, type, bytes }: FileReply): void {
  saveBlob(new File([bytes], fileName, { type }));
}

export function saveBlob(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  // The download has started when the click is handled, so the URL can be revoked later.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
