export const archiveReadme = `This is the archive of a deal room that was closed.

documents/              the files as they were uploaded, byte for byte, below the number of their folder
agreements/             signed NDAs and letters of intent, with their seals
index.html, index.csv   every document with its number, version, dates and SHA-256
rights.csv              who had which permission
questions.csv           questions about documents and their answers
record.jsonl            what happened: one act per line, chained by hashes, signed
record-verifier.html    opens in a browser, without a network, and verifies the record
record-rules.txt        how the record is made, for anyone who writes their own verifier
SHA256SUMS              the SHA-256 of every other file but manifest.json
manifest.json           the SHA-256 of SHA256SUMS, signed by the site that made this archive

To see whether every file is as it was packed:

    sha256sum -c SHA256SUMS                               Linux
    shasum -a 256 -c SHA256SUMS                           macOS
    Get-FileHash -Algorithm SHA256 <file>                 Windows, to compare by eye

The signature in manifest.json is Ed25519 (RFC 8032) over the UTF-8 bytes of the canonical JSON (RFC 8785) of
"manifest". The public key is in it; compare its SHA-256 with the one that the site shows beside its records. The page
"Verify a document" of the site checks the signature, and whether SHA256SUMS is the one that was signed.

A file that the person with this copy may not have is listed in index.csv with its SHA-256 and a note.
`;
