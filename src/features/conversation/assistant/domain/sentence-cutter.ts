/** A full stop with closing marks and source numbers, or the end of a line. */
const end =
  /\n|(?<!\b(?:No|approx|e\.g|i\.e|vs|Inc|Co|Corp|Ltd|St|Mr|Mrs|Ms|Dr|U\.S|(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)(?=\.\s+\d)))[.!?][”"’)]*(?:[ \t]*\[\d{1,2}\])*[ \t]+(?=[“"‘(\p{Lu}\p{N}])/u;
/** Longer sentences are returned in parts. */
const longest = 2_000;
const unseen = /[\u202a-\u202e\u2066-\u2069]|(?![\n\t])\p{Cc}/gu;

/** Splits streamed text into sentences, each with the separator after it. */
export function createSentenceCutter() {
  let rest = '';
  return {
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
    /** Returns the rest at the end of the stream. */
    end(): string {
      const last = rest;
      rest = '';
      return last;
    },
  };
}

/** Plain text of a model's sentence, without emphasis, headings and invisible characters. */
export function plainSentence(sentence: string): string {
  return sentence
    .replace(unseen, '')
    .replace(/\*\*|__|`/g, '')
    .replace(/^(\s*)#{1,6}\s+/, '$1')
    .replace(/^(\s*)[*•]\s+/, '$1- ');
}
