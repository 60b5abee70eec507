/** Direction marks, which make a name read differently (`invoice_fdp.exe`). */
const directions = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Multi-part emoji and scripts with joiners, where these characters have a meaning. */
const meant = String.raw`\p{Extended_Pictographic}(?:[\u{1f3fb}-\u{1f3ff}\ufe0f]|\u200d\p{Extended_Pictographic}|[\u{e0020}-\u{e007f}])*|(?<=[\u0600-\u08ff\u0900-\u0dff\u1000-\u109f\u1780-\u17ff\u1800-\u18af])[\u200c\u200d]`;
const unseen = String.raw`[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180e\u200b-\u200f\u2060-\u2065\u206a-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb\u{e0000}-\u{e0fff}]`;
const meantOrUnseen = new RegExp(`(${meant})|${unseen}`, 'gu');

/** Removes invisible characters, so that names that look equal are equal. */
export function withoutUnseen(text: string): string {
  return text.replace(meantOrUnseen, (_all, kept: string | undefined) => kept ?? '');
}

export function visibleName(text: string): string {
  return withoutDirections(withoutUnseen(text));
}

/** For output: names stored before they were cleaned must not change the direction of text either. */
export function withoutDirections(text: string): string {
  return text.replace(directions, '');
}
