import { sentWords } from './calls.ts';
import { askFor } from './diligence.ts';
import { expectOk, type Someone } from './people.ts';
import { askAbout } from './questions.ts';
import { addGroup, addText, announce, giveRight, openRoom, publish, tryClosing } from './rooms.ts';
import type { WorldRoom, WorldWords } from './world-cast.ts';

export async function closedRoom(owner: Someone, listingId: string): Promise<string> {
  const room = await openRoom(owner, listingId);
  await addText(owner, room, '01.04', { name: 'Minutes.txt', text: 'All were present.' });
  await publish(owner, room.id);
  await expectOk(tryClosing(owner, room.id));
  return room.id;
}

export async function furnish(
  { owner, buyer }: Record<'owner' | 'buyer', Someone>,
  listingId: string,
  words: Omit<WorldWords['rooms']['target'], 'contest'>,
): Promise<WorldRoom> {
  const room = await openRoom(owner, listingId);
  const folder = (number: string) => room.folders.get(number) ?? '';
  const text = (name: string, more = '') => ({ name: `${name}.txt`, text: `The ${name} text. ${more}` });
  const open = await addText(owner, room, '02.01', text(words.open));
  const closed = await addText(owner, room, '06.01', text(words.closed));
  await publish(owner, room.id);
  await addText(owner, room, '06.04', { name: 'A return.txt', text: 'Filed.' });
  const held = await addText(owner, room, '02.01', text(words.held, 'SSN 219-09-9999'));
  await giveRight(owner, room.id, {
    subject: { kind: 'everyone' },
    target: { kind: 'room' },
    level: 'original',
  });
  const note = { name: 'note.txt', bytes: new TextEncoder().encode(sentWords) };
  const [upload = ''] = await announce(owner, room.id, folder('02.01'), [note]);
  const each = (of: 'document' | 'version') => ({ open: open[of], closed: closed[of], held: held[of] });
  return {
    id: room.id,
    folders: { open: folder('02.01'), closed: folder('06.01'), empty: folder('13.05') },
    documents: each('document'),
    versions: each('version'),
    upload,
    diligence: await askFor(buyer, room.id, { title: words.diligence, folderId: folder('02.01') }),
    question: await askAbout(buyer, open.document, words.question),
    group: await addGroup(owner, room.id, words.group),
  };
}
