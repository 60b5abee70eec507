export const verifying = {
  title: 'Verify a document',
  description:
    'Check whether a signed NDA or letter of intent is the one that was sealed here. No account needed; we don’t keep your file.',
  lead: 'Upload a signed PDF to check that it hasn’t been changed since it was signed here. No account needed. We don’t keep your file.',
  answers: [
    { word: 'Valid', means: 'This is the file that was signed here. Nothing in it was changed.' },
    {
      word: 'Altered',
      means: 'Changed after signing: do not rely on this file.',
    },
    {
      word: 'Sealed here, not on file',
      means: 'The seal is ours and intact, but we no longer have the document.',
    },
    { word: 'Unknown', means: 'This file was not sealed here.' },
  ],
  how: 'Each NDA is sealed once it is signed, and each letter of intent once both sides agree on it. The seal covers the whole file, so any later change shows. It is not a qualified signature, and other programs will say that they do not know who issued the certificate.',
  technical: [
    'The seal is an electronic signature around the whole file (PAdES), made with a certificate of this installation. We call it an integrity seal.',
    'We look up the SHA-256 hash of your file first. If we do not know it, we find the original by the seal or the document ID and compare the two byte by byte.',
    'The last pages of an NDA hold its event log with the exact text of each entry. Copy the lines of an entry into a plain text file, ending each line with a line feed, and its SHA-256 is the hash in the log. You need neither this site nor an account for that.',
  ],
  archive: {
    title: 'The archive of a deal room',
    lead: 'Upload manifest.json from the archive, and SHA256SUMS if you like, to check that the list of files is the one that was signed here.',
    next: 'README.txt, also in the archive, says how to compare every file with the list at once.',
    answers: {
      valid: 'The manifest is exactly as it was signed here.',
      altered: 'The manifest names this site’s key, but it was changed after it was signed.',
      unknown:
        'This site did not sign this manifest. It may come from another site, or the key in it was changed.',
    },
  },
  command: 'The same check from a command line, without this page’s scripts:',
};
