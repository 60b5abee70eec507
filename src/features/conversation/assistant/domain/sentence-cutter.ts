/** A full stop, with what closes after it and the numbers of its sources; or the end of a line. */
const end =
  /\n|(?<!\b(?:No|approx|e\.g|i\.e|vs|Inc|Co|Corp|Ltd|St|Mr|Mrs|Ms|Dr|U\.S))[.!?][”"’)]*(?:\s*\[\d{1,2}\])*[ \t]+(?=[“"‘(\p{Lu}\p{N}])/u;
/** A sentence that goes on for longer is looked at as it stands. */
const longest = 2_000;
const unseen = /[\u202a-\u202e\u2066-\u2069]|(?![\n\t])\p{Cc}/gu;

/** Cuts a text that comes in pieces into sentences, each with what separates it from the next. */
export function createSentenceCutter() {
  let rest = '';
  return {
    /** The sentences that are whole by now. */
    take(text: string): string[] {
      rest += text;
      const whole: string[] = [];
      for (;;) {
        const found = end.exec(rest);
        const length = found ? found.index + found[0].length : rest.length > longest ? rest.length : 0;
        if (length === 0) return whole;
        whole.push(rest.slice(0, length));
        rest = rest.slice(length);
      }
    },
    /** What is left when nothing more comes. */
    end(): string {
      const last = rest;
      rest = '';
      return last;
    },
  };
}

/** A sentence of a model as plain text: without marks of emphasis, headings, and characters that are not seen. */
export function plainSentence(sentence: string): string {
  return sentence
    .replace(unseen, '')
    .replace(/\*\*|__|`/g, '')
    .replace(/^(\s*)#{1,6}\s+/, '$1')
    .replace(/^(\s*)[*•]\s+/, '$1- ');
}
