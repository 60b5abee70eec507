/** An entry of an archive as its directory tells of it. */
export type ZipEntry = {
  name: string;
  /** Bytes, packed and unpacked. */
  packed: number;
  size: number;
  encrypted: boolean;
  /** The mode that Unix systems keep in the upper half of the external attributes; 0 from others. */
  unixMode: number;
};

/** A name as it was given may be this long (UTF-16 units); it is shown as it is and stored nowhere in a file system. */
export const longestName = 500;

export const zipLimits = {
  entries: 10_000,
  /** Bytes of all files together, and how many times the archive they may be. */
  total: 20 * 1024 ** 3,
  ratio: 200,
  /** Below this nobody is harmed whatever the ratio. */
  harmless: 50 * 1024 ** 2,
  depth: 20,
} as const;

export type ZipRefusal =
  | 'zip-encrypted'
  | 'zip-link'
  | 'zip-unsafe-path'
  | 'zip-bomb'
  | 'zip-too-many'
  | 'zip-too-deep'
  | 'zip-empty';

export type ZipPlan = { at: number; path: string[]; name: string; size: number }[];

/**
 * What an archive would put where, or why it is refused as a whole: nothing of it is unpacked before all of its
 * directory was looked at. `archive`: its size in bytes. Folders and what systems leave behind are left out.
 */
export function planZip(
  entries: readonly ZipEntry[],
  archive: number,
): { refusal: ZipRefusal } | { refusal: null; plan: ZipPlan } {
  const refusal = refusalOf(entries, archive);
  if (refusal !== null) return { refusal };
  const plan = entries.flatMap((entry, at) => {
    const path = entry.name.split('/');
    if (entry.name.endsWith('/') || isSystemFile(path)) return [];
    return [{ at, path: path.slice(0, -1), name: path.at(-1) ?? '', size: entry.size }];
  });
  if (plan.length === 0) return { refusal: 'zip-empty' };
  return { refusal: null, plan };
}

function refusalOf(entries: readonly ZipEntry[], archive: number): ZipRefusal | null {
  if (entries.length > zipLimits.entries) return 'zip-too-many';
  if (entries.some(({ encrypted }) => encrypted)) return 'zip-encrypted';
  if (entries.some(({ unixMode }) => !plainModes.includes(unixMode & 0o170000))) return 'zip-link';
  if (entries.some(({ name }) => isUnsafe(name))) return 'zip-unsafe-path';
  if (entries.some(({ name }) => name.split('/').length > zipLimits.depth)) return 'zip-too-deep';
  return isBomb(entries, archive) ? 'zip-bomb' : null;
}

/** Nothing said, a regular file, a folder. */
const plainModes = [0, 0o100000, 0o040000];

function isUnsafe(name: string): boolean {
  const steps = name.replace(/\/$/, '').split('/');
  return (
    name.includes('\\') ||
    name.includes('\0') ||
    /^[a-z]:/i.test(name) ||
    steps.some((step) => step === '' || step === '.' || step === '..' || step.length > longestName)
  );
}

/** Too much in all, too much from too little, or entries that share their bytes. */
function isBomb(entries: readonly ZipEntry[], archive: number): boolean {
  const total = entries.reduce((sum, { size }) => sum + size, 0);
  const packed = entries.reduce((sum, entry) => sum + entry.packed, 0);
  return (
    total > zipLimits.total ||
    packed > archive ||
    (total > zipLimits.harmless && total > archive * zipLimits.ratio)
  );
}

/** Files that systems leave behind and nobody wants in a room. */
function isSystemFile(path: readonly string[]): boolean {
  const name = path.at(-1) ?? '';
  return (
    path.includes('__MACOSX') ||
    ['.DS_Store', 'Thumbs.db', 'desktop.ini'].includes(name) ||
    name.startsWith('._')
  );
}
