import { patterns } from '#features/marketplace/listings/domain/leak-patterns.ts';
import type { Place } from './contact-dates.ts';

export const contactKinds = ['phone', 'email', 'link', 'account'] as const;
export type ContactKind = (typeof contactKinds)[number];

type Pattern = { kind: ContactKind; find: RegExp };

// All repetitions are bounded, so that matching stays fast on any text.
const word = '(?<![a-z0-9])';
const at = '(?: ?@ ?| ?[\\[({<] ?at ?[\\])}>] ?| at )';
const dot = '(?: ?\\. ?| ?[\\[({<] ?dot ?[\\])}>] ?| dot )';
const ending =
  'com|net|org|biz|info|edu|gov|io|co|app|dev|ai|xyz|shop|store|site|online|web|page|link|tech|cloud|email|live|pro|group|agency|company|ly|gg|tv|eu|uk|ca|de|fr|mx|nz|au|ch|nl|es';
const providers =
  'gmail|googlemail|yahoo|ymail|hotmail|outlook|live|msn|icloud|proton|protonmail|aol|gmx|zoho|fastmail|yandex|mail';
const names =
  'whats ?app|telegram|wechat|weixin|skype|viber|snapchat|kakao(?:talk)?|facebook|instagram|insta|twitter|tiktok|linked ?in|youtube|reddit|bluesky|mastodon';
/** Network names that are also everyday words. */
const everyday = 'signal|line|messenger|discord|slack|zoom|threads|snap|fb|ig|x';
const itsName = '(?:id|me|us|handle|name|username|user|account|number)';
const handle = '[a-z0-9][a-z0-9_.-]{1,40}';

/** Broader than the leak check, which leaves doubtful matches alone; here they are hidden. */
const wider: readonly Pattern[] = [
  { kind: 'email', find: /\S{1,100}@[^\s@]{1,200}/g },
  {
    kind: 'email',
    find: new RegExp(
      `${word}[a-z0-9][a-z0-9._%+-]{0,63}${at}[a-z0-9-]{1,63}${dot}(?:${ending})(?![a-z0-9])`,
      'g',
    ),
  },
  {
    kind: 'email',
    find: new RegExp(
      `${word}[a-z0-9][a-z0-9._%+-]{0,63}${at}(?:${providers})(?:${dot}[a-z]{2,4})?(?![a-z0-9])`,
      'g',
    ),
  },
  { kind: 'link', find: /(?<![a-z0-9])(?:[a-z]{2,12}:\/\/|www ?\.)[^\s]{1,300}/g },
  {
    kind: 'link',
    find: new RegExp(
      `(?<![a-z0-9@.-])(?:[a-z0-9-]{1,63}\\.){1,4}(?:${ending})(?![a-z0-9-])(?:[/?#:][^\\s]{0,300})?`,
      'g',
    ),
  },
  { kind: 'link', find: /(?<![a-z0-9@.-])(?:[a-z0-9-]{1,63}\.){1,4}[a-z]{2,24}\/[^\s]{1,300}/g },
  {
    kind: 'account',
    find: new RegExp(
      `${word}(?:${names})(?: ${itsName})?(?: ?[:=@/] ?@?| (?:is|as|at|under) @?)${handle}`,
      'g',
    ),
  },
  {
    kind: 'account',
    find: new RegExp(
      `${word}(?:${everyday})(?: ?[=@/] ?@?|: ?@?| ${itsName}(?: ?[:=] ?@?| (?:is|as|under) @?))${handle}`,
      'g',
    ),
  },
  {
    kind: 'account',
    find: new RegExp(`${word}(?:${names}) @?(?=[a-z0-9_.-]{0,40}[\\d_])[a-z0-9][a-z0-9_.-]{2,40}`, 'g'),
  },
  { kind: 'account', find: /(?<![a-z0-9._@])@ ?[a-z0-9_][a-z0-9_.]{1,60}/g },
];

const kindOf: Partial<Record<(typeof patterns)[number]['rule'], ContactKind>> = {
  phone: 'phone',
  email: 'email',
  'web-address': 'link',
  'social-account': 'account',
};

/** `text` is folded to lower case; `cased` is the same with capitals. */
export function contactPlaces({
  text,
  cased,
}: {
  text: string;
  cased: string;
}): (Place & { kind: ContactKind })[] {
  const known = patterns.flatMap(({ rule, cased: withCapitals = false, find, unless }) => {
    const kind = kindOf[rule];
    if (kind === undefined) return [];
    const searched = withCapitals ? cased : text;
    return placesOf(searched, find, kind).filter(
      ({ start, end }) =>
        !unless?.(
          searched.slice(start, end),
          searched.slice(Math.max(0, start - 20), start),
          searched.slice(end, end + 20),
        ),
    );
  });
  return [...known, ...wider.flatMap(({ kind, find }) => placesOf(text, find, kind))];
}

function placesOf(text: string, find: RegExp, kind: ContactKind) {
  return [...text.matchAll(find)].map(({ 0: words, index }) => ({
    kind,
    start: index,
    end: index + words.length,
  }));
}
