import { ApiError } from '../api-error.ts';
import { fileTrouble } from '../file-trouble.ts';

type Read = { text: string } | { problem: string } | null;

type Choice = Pick<File, 'name' | 'size' | 'text'>;

/**
 * Reads chosen text files: of several, only the latest counts, whichever is read first. `drop`: what was chosen is void.
 * `longestText`: in characters. `textOf`: reads what is no text file, and gives `null` for one that is.
 */
export function latestFile<F extends Choice>(
  longestText: number,
  textOf: (file: F) => Promise<string> | null = () => null,
) {
  let latest = 0;
  return {
    drop: () => {
      latest += 1;
    },
    /** `null`: another file was chosen meanwhile. Never rejects. */
    read: async (file: F): Promise<Read> => {
      latest += 1;
      const mine = latest;
      const reading = textOf(file);
      if (!reading && file.size > longestText * 4) return { problem: 'This file is too long for a list.' };
      const read = await (reading ?? file.text()).then(
        (text) => ({ text }),
        (error: unknown) => ({
          problem:
            error instanceof ApiError
              ? fileTrouble(error)
              : `“${file.name}” could not be read. Choose it again.`,
        }),
      );
      return mine === latest ? read : null;
    },
  };
}
