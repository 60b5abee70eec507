/** The page on which anybody checks a signed document. */
export const verifying = {
  title: 'Verify a document',
  description:
    'Check whether a signed NDA or letter of intent is the one that was sealed here: no account, and the file is not kept.',
  lead: 'Bring a PDF that is said to have been signed here. You learn whether it is the original, to the byte. No account is needed, and the file is not kept.',
  answers: [
    { word: 'Valid', means: 'It is the file that was signed here. Not one byte was changed.' },
    {
      word: 'Altered',
      means:
        'It is one of our documents, but not as it was signed. You are told the first byte that differs.',
    },
    {
      word: 'Sealed here, not on file',
      means: 'The seal is ours and unbroken, but we do not keep the document.',
    },
    { word: 'Unknown', means: 'Nothing in the file was sealed here.' },
  ],
  how: [
    'Each NDA is sealed once it is signed, and each letter of intent once both sides agreed on it: an electronic signature around the whole file (PAdES), by a certificate of this installation. We call it an integrity seal. It shows that the file is unchanged since; it is no qualified signature, and other programs will say that they do not know who issued the certificate.',
    'Here the SHA-256 of your file is looked up first. If we do not know it, the original is found by the seal or by the document’s id, and compared byte by byte.',
    'The last pages of an NDA hold its event log with the exact text of each entry. Copy the lines of an entry into a plain text file, each line ended by a line feed, and its SHA-256 is the hash in the log. That needs neither this site nor an account.',
  ],
  archive: {
    title: 'The archive of a deal room',
    lead: 'Bring manifest.json out of the archive, and SHA256SUMS if you like. You learn whether the list of its files is the one that was signed here.',
    next: 'The list holds the SHA-256 of every file in the archive. README.txt, also in the archive, says how to compare them all at once.',
    answers: {
      valid: 'The manifest is as it was signed here. Not one character was changed.',
      altered:
        'The manifest names the key of this site, but something in it was changed since it was signed.',
      unknown:
        'This is no manifest that this site signed. It may come from another site, or even the key in it was changed.',
    },
  },
  command: 'The same from a command line, where no script of a page is needed:',
};
