export type ZipEntry = {
  name: string;
  /** Both in bytes. */
  packed: number;
  size: number;
  encrypted: boolean;
  /** The upper half of the external attributes, set by Unix systems; otherwise 0. */
  unixMode: number;
};

/** In UTF-16 units. Names are only displayed and never used in a file system. */
export const longestName = 500;

export const zipLimits = {
  entries: 10_000,
  /** `total`: bytes of all files. `ratio`: their size relative to the archive's. */
  total: 20 * 1024 ** 3,
  ratio: 200,
  /** Bytes below which the ratio does not matter. */
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
 * Returns what to unpack where, or why the whole archive is refused: nothing is unpacked before the directory
 * is checked. `archive`: its size in bytes. Folder entries and system files are left out.
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

/** Unset, regular file, folder. */
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

/** Too large in total, too large for the archive's size, or entries that share bytes. */
function isBomb(entries: readonly ZipEntry[], archive: number): boolean {
  const total = entries.reduce((sum, { size }) => sum + size, 0);
  const packed = entries.reduce((sum, entry) => sum + entry.packed, 0);
  return (
    total > zipLimits.total ||
    packed > archive ||
    (total > zipLimits.harmless && total > archive * zipLimits.ratio)
  );
}

function isSystemFile(path: readonly string[]): boolean {
  const name = path.at(-1) ?? '';
  return (
    path.includes('__MACOSX') ||
    ['.DS_Store', 'Thumbs.db', 'desktop.ini'].includes(name) ||
    name.startsWith('._')
  );
}
