import type { Chosen } from './uploader.ts';

export function chosenFrom(files: FileList | null): Chosen[] {
  return [...(files ?? [])].map((file) => ({
    file,
    path: file.webkitRelativePath.split('/').slice(0, -1).filter(Boolean),
  }));
}

export async function droppedFiles(transfer: DataTransfer): Promise<Chosen[]> {
  // Entries must be read synchronously: the list is empty after the event.
  const entries = [...transfer.items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  const found = await Promise.all(entries.map((entry) => filesIn(entry, [])));
  return found.flat();
}

async function filesIn(entry: FileSystemEntry, path: string[]): Promise<Chosen[]> {
  if (isFile(entry)) {
    const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject));
    return [{ file, path }];
  }
  if (!isFolder(entry)) return [];
  const reader = entry.createReader();
  const found: Chosen[] = [];
  // A reader returns up to a hundred entries at a time, and none at the end.
  for (let some = await read(reader); some.length > 0; some = await read(reader))
    for (const one of some) found.push(...(await filesIn(one, [...path, entry.name])));
  return found;
}

// `instanceof` does not work: Chromium does not expose these classes.
function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}

function isFolder(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory;
}

function read(reader: FileSystemDirectoryReader): Promise<FileSystemEntry[]> {
  return new Promise((resolve, reject) => reader.readEntries(resolve, reject));
}
