import { canonicalJson } from '#kernel/canonical-json.ts';
import type { Sha256 } from './row.ts';

export type Leaf = { chain: string; head: string; length: number };
/** From the leaf up: the neighbor's side, 'l' or 'r', followed by its hash. */
export type MerklePath = readonly string[];

/** Leaf and inner hashes have different prefixes, so that one cannot pass for the other (RFC 6962, 2.1). */
function leafHash({ chain, head, length }: Leaf, sha256: Sha256): string {
  return sha256(`leaf ${canonicalJson({ chain, head, length })}`);
}

/** The root over the leaves in order, and the path of each. A node without a neighbor moves up unchanged. */
export function merkleTree(leaves: readonly Leaf[], sha256: Sha256): { root: string; paths: string[][] } {
  const paths: string[][] = leaves.map(() => []);
  let level = leaves.map((leaf, index) => ({ hash: leafHash(leaf, sha256), below: [index] }));
  if (level.length === 0) throw new RangeError('a tree without leaves');
  while (level.length > 1) {
    const pairs = Array.from({ length: Math.ceil(level.length / 2) }, (_, at) =>
      level.slice(2 * at, 2 * at + 2),
    );
    level = pairs.map(([left, right]) => {
      if (!left || !right) return left ?? { hash: '', below: [] };
      for (const index of left.below) paths[index]?.push(`r${right.hash}`);
      for (const index of right.below) paths[index]?.push(`l${left.hash}`);
      return { hash: nodeHash(left.hash, right.hash, sha256), below: [...left.below, ...right.below] };
    });
  }
  return { root: level[0]?.hash ?? '', paths };
}

/** The root computed from a leaf and its path. */
export function merkleRoot(leaf: Leaf, path: MerklePath, sha256: Sha256): string {
  return path.reduce(
    (hash, step) => {
      const neighbor = step.slice(1);
      return step.startsWith('l') ? nodeHash(neighbor, hash, sha256) : nodeHash(hash, neighbor, sha256);
    },
    leafHash(leaf, sha256),
  );
}

function nodeHash(left: string, right: string, sha256: Sha256): string {
  return sha256(`node ${left} ${right}`);
}
