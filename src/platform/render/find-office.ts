import { access, constants } from 'node:fs/promises';
import { delimiter, join } from 'node:path';

const names = ['soffice', 'libreoffice'];
const places = ['/usr/lib/libreoffice/program', '/opt/libreoffice/program'];

export async function findOffice(path: string, besides = places): Promise<string | null> {
  const folders = [...path.split(delimiter).filter(Boolean), ...besides];
  const candidates = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  for (const candidate of candidates) {
    const runs = await access(candidate, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (runs) return candidate;
  }
  return null;
}
