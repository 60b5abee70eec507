/** The two terms whose difference is asked for, or `null`. */
export function termsIn(text: string): readonly [string, string] | null {
  const [, one, other] =
    /\b(?:diff\w*|distinction)\s+(?:between|of)\s+(.{2,50}?)\s+(?:and|&|vs\.?|versus|or)\s+(.{2,50}?)\s*[?.!]*$/i.exec(
      text,
    ) ??
    /^(?:what is (?:an? |the )?)?([\w-]{2,30}(?: [\w-]+)?)\s+(?:vs\.?|versus)\s+(?:an? |the )?([\w-]{2,30}(?: [\w-]+)?)\s*[?.!]*$/i.exec(
      text,
    ) ??
    [];
  return one && other ? [bare(one), bare(other)] : null;
}

const bare = (term: string) => term.replace(/^(?:an?|the)\s+/i, '').trim();

/** What “And an add-back?” asks about: a thing without a verb; `null` for any other question. */
export function thingIn(text: string): string | null {
  return (
    /^\s*(?:(?:and|or|but)\s+)?(?:(?:what|how) about\s+)?an?\s+([\w-]+(?:\s+[\w-]+)?)\s*\?+\s*$/i.exec(
      text,
    )?.[1] ?? null
  );
}

/** The term to explain, without the words around it. */
export function termIn(text: string): string {
  return text
    .replace(/^(?:so )?(?:can you |could you |please )*/i, '')
    .replace(/^(?:what(?:’|')?s|whats|what (?:is|are|does|do)|define|explain|(?:the )?meaning of)\s+/i, '')
    .replace(/^(?:(?:the )?(?:meaning|definition|difference) of\s+)/i, '')
    .replace(/^(?:an?|the)\s+/i, '')
    .replace(
      /\s*(?:mean|stand for|stands for|means|meaning|definition|exactly|in (?:a |this )?(?:deal|sale|business sale|context)|please)*\s*[?.!]*$/i,
      '',
    )
    .trim();
}
