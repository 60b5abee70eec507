import { z } from 'zod';
import { addBlock } from '#test/support/blocks.ts';
import {
  aDraft,
  moveRequest,
  publishListing,
  requestAccess,
  requestOf,
  signNda,
} from '#test/support/deal.ts';
import { askFor, takeStep, tryPut } from '#test/support/diligence.ts';
import { joinByPassport, signPassport, takePassports } from '#test/support/passports.ts';
import { expectOk, type Someone, signIn } from '#test/support/people.ts';
import { documentsIn, giveRight, openRoom, publish, roomOf, uploadFile } from '#test/support/rooms.ts';

const created = z.object({ id: z.uuid() });
const mailed = z.object({
  items: z.array(z.looseObject({ id: z.string(), kind: z.string(), to: z.string() })),
});

export type Deal = { listing: string; request: string; toJoin: string; room: string };
type Caller = Parameters<typeof signIn>[0];

/** A seller who accepts passports, a buyer who joined by one, and a third person who has only an account. */
export async function liveInADeal(on: Caller, admin: Pick<Someone, 'get'>, password: string): Promise<Deal> {
  const join = (name: string, email: string) => joinOver(on, admin, { name, email, password });
  const [nora, theo, petra] = [
    await join('Nora Vance', 'nora@demo.example'),
    await join('Theo Brandt', 'theo@demo.example'),
    await join('Petra Lindqvist', 'petra@demo.example'),
  ];
  await join('Ines Novak', 'ines@demo.example');
  const listing = await listed(nora, 'Cedar Ridge Fabrication LLC', 'Metal fabricator with repeat orders');
  const second = await listed(nora, 'Cedar Ridge Finishing LLC', 'Powder coating line beside a fabricator');
  await takePassports(nora, listing);
  await takePassports(nora, second);
  await signPassport(theo);
  const request = await requestAccess(theo, listing, 'I ran a stamping plant for nine years.');
  await moveRequest(nora, request, 'awaiting_signature');
  await sealed(theo);
  const { nda } = await requestOf(theo, request);
  await joinByPassport(theo, nda?.id ?? '');
  await moveRequest(nora, request, 'approved');
  const toJoin = await requestAccess(theo, second, 'The same questions about this one.');
  await moveRequest(nora, toJoin, 'awaiting_signature');
  const alone = await requestAccess(petra, listing, 'We buy shops like this one and keep their people.');
  await moveRequest(nora, alone, 'awaiting_signature');
  await signNda(petra, alone, 'Petra Lindqvist');
  const room = await asking(nora, theo, listing);
  await addBlock(nora, 'person', 'dana.reyes@northgate-metals.example');
  await addBlock(nora, 'company', 'Northgate Metals Holding Company of the Intermountain West');
  await addBlock(nora, 'domain', 'mail.northgate-metals.example');
  return { listing, request, toJoin, room };
}

function listed(seller: Someone, businessName: string, title: string): Promise<string> {
  const draft = aDraft();
  return publishListing(seller, { businessName, dba: '' }, { ...draft, teaser: { ...draft.teaser, title } });
}

async function asking(seller: Someone, buyer: Someone, listing: string): Promise<string> {
  const room = await openRoom(seller, listing);
  const add = (folder: string, name: string, text: string) =>
    uploadFile(seller, room, room.folders.get(folder) ?? null, {
      name,
      bytes: new TextEncoder().encode(text),
    });
  await add('02.01', '2024 profit and loss.csv', 'Line,2024\nRevenue,2140000\n');
  await add('04.01', 'Ledger 2024.csv', 'Date,Account,Amount\n2024-01-04,4000,1250.00\n');
  const subject = { kind: 'everyone' } as const;
  await giveRight(seller, room.id, { subject, target: { kind: 'room' }, level: 'view' });
  await publish(seller, room.id);
  const { folders } = await roomOf(buyer, room.id);
  const folder = (number: string) => folders.find((one) => one.number === number)?.id ?? null;
  const [accounts] = await documentsIn(buyer, folder('02.01') ?? '');
  const asked = await askFor(buyer, room.id, {
    title: 'Profit and loss of 2022 and 2023, by month',
    details: 'As they came out of the books, not as they were adjusted.',
    folderId: folder('02.01'),
    priority: 'high',
    dueOn: dayAfter(9),
    documentIds: accounts ? [accounts.id] : [],
  });
  const answered = await askFor(buyer, room.id, {
    title: 'General ledger of 2024',
    folderId: folder('04.01'),
  });
  const declined = await askFor(buyer, room.id, { title: 'Home addresses of the shift leads' });
  await askFor(buyer, room.id, { title: 'Lease of the hall, with all amendments' });
  await expectOk(tryPut(seller, asked, { kind: 'seller' }));
  await takeStep(seller, asked, 'in_progress', { note: 'The accountant sends 2022 on Thursday.' });
  const [ledger] = await documentsIn(seller, room.folders.get('04.01') ?? '');
  const reply = 'It is in the room, with every account. Ask if one is unclear.';
  await takeStep(seller, answered, 'answered', { reply, documentIds: ledger ? [ledger.id] : [] });
  await takeStep(seller, declined, 'declined', { reason: 'Not before a purchase agreement is signed.' });
  return room.id;
}

/** Waits until the passport can be used: a job seals its file. */
async function sealed(buyer: Someone): Promise<void> {
  const shape = z.looseObject({ fault: z.string().nullable() });
  while (shape.parse(await expectOk(buyer.get('/api/nda-passport'))).fault !== null)
    await new Promise((resolve) => setTimeout(resolve, 200));
}

type Joining = { name: string; email: string; password: string };

async function joinOver(
  on: Caller,
  admin: Pick<Someone, 'get'>,
  { name, email, password }: Joining,
): Promise<Someone> {
  const [firstName = name, lastName = name] = name.split(' ');
  const person = { firstName, lastName, email, password, phone: '8015550123' };
  const { id } = created.parse(await expectOk(on.call('POST', '/users/create', { body: person })));
  const mails = async (kind: string) => {
    const { items } = mailed.parse(await expectOk(admin.get('/api/outbox?size=100')));
    const theirs = items.filter((mail) => mail.kind === kind && mail.to === email);
    const body = z.looseObject({ text: z.string() });
    return Promise.all(
      theirs.map(async (mail) => ({
        id: mail.id,
        body: body.parse(await expectOk(admin.get(`/api/outbox/${mail.id}`))).text,
      })),
    );
  };
  return { id, ...person, mails, ...(await signIn(on, person)) };
}

function dayAfter(count: number): string {
  return new Date(Date.now() + count * 86_400_000).toISOString().slice(0, 10);
}
