/** Included in every export, for authors of independent verifiers. */
export const recordRules = `The rules of a record, version 1

Text is UTF-8. A hash is SHA-256 (FIPS 180-4) of the UTF-8 bytes of a text. A signature is Ed25519 (RFC 8032) over the
UTF-8 bytes of a text. Hashes, signatures and keys are written as lower-case hexadecimal digits. A + B is text B right
after text A.

1. Canonical JSON. The JSON of RFC 8785: the keys of every object in the order of their UTF-16 code units, no space
   outside of strings, strings and numbers as ECMAScript writes them. Every line of the file is canonical JSON and ends
   with one line feed. A line that is written in any other way is wrong.

2. The first line is {"ledger":H,"signature":S}. S is the signature of the key H.publicKey (32 bytes) over the canonical
   JSON of H, with every key that H has. H.version is 1. H.chains lists the chains of the file in their order, each with
   buyer, chain, checkpoints, head, length and listing. H.next is null, or the chain after which the next part of a long
   record begins. The fingerprint that the site shows is the hash of the text of H.publicKey (64 digits, not 32 bytes).

3. The rows of each chain follow, chain by chain: {"hash":A,"previous":B,"row":R}. R.number is 1, 2, 3 ... up to the
   length of the chain. R.chain, R.buyer and R.listing are those of the chain in H. B is 64 zeros in row 1, and else the
   hash of the row before. A is the hash of B + the canonical JSON of R. The hash of the last row is the head of the
   chain. A chain of length 0 has no rows, and 64 zeros for a head.

4. A checkpoint comes right after the row that was the last one of its chain when the checkpoint was signed:
   {"checkpoint":C,"leaf":L,"path":P,"signature":S}. L.chain is the chain, L.length the number of that row, L.head its
   hash. S is the signature of H.publicKey over the canonical JSON of C. H says how many checkpoints a chain has.
   C.previous is the hash of the canonical JSON of the checkpoint whose number is one less, 64 zeros in the first; C.at is
   when it was signed, C.chains over how many chains.

5. C.root is the root of a tree over the chains that had grown. The hash of the leaf is the hash of "leaf " + the
   canonical JSON of L. P leads from there to the root, from below: of a step that begins with l the rest is the
   neighbor on the left, and the next hash is the hash of "node " + neighbor + " " + hash so far; with r it is on the
   right, and the next hash is the hash of "node " + hash so far + " " + neighbor. Nodes are paired from the left; one
   without a neighbor goes up as it is, and has no step. After the last step the hash is C.root.

6. The file ends with the last row or checkpoint of the last chain. A row or a checkpoint less or more is wrong.

What a row says: act (what was done), at (when, UTC), subject and detail (to what: ids and codes, never names), listing
and buyer (whose deal), party (the role in which the person acted) and by (a code for the person, different in every
chain; null for the system). Where a program acted for the person, detail.token is a code for its access token. Older rows spell states differently ("Sent to Broker", "SELLER_DECISION", "in-progress";
now "sent_to_broker", "seller_decision", "in_progress"). They mean the same: put the older word in lower case and each
run of other characters as one _, and you have the newer one.

What it proves: nothing was changed, left out, added or moved after the holder of the key signed it. It does not prove
who holds the key: compare the fingerprint with one that you got from the site earlier.
`;
