type Read = { text: string } | { problem: string } | null;

/**
 * Reads chosen text files: of several, only the latest counts, whichever is read first. `drop`: what was chosen is void.
 * `longestText`: in characters.
 */
export function latestFile(longestText: number) {
  let latest = 0;
  return {
    drop: () => {
      latest += 1;
    },
    /** `null`: another file was chosen meanwhile. Never rejects. */
    read: async (file: Pick<File, 'name' | 'size' | 'text'>): Promise<Read> => {
      latest += 1;
      const mine = latest;
      if (file.size > longestText * 4) return { problem: 'This file is too long for a list.' };
      const read = await file.text().then(
        (text) => ({ text }),
        () => ({ problem: `“${file.name}” could not be read. Choose it again.` }),
      );
      return mine === latest ? read : null;
    },
  };
}
