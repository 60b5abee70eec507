import { expect, type Page } from '@playwright/test';
import { liveListing } from './support/a-request.ts';
import { addToRoom, approvedBuyer, giveEverybody, openRoom } from './support/a-room.ts';
import { test } from './support/app.ts';
import { setUpApp } from './support/authenticator.ts';
import { checked } from './support/checked.ts';
import { confirmByPassword } from './support/confirm-yourself.ts';
import { mailedLinkFor } from './support/mailed-link.ts';
import { confirm, emailOf, password, signIn, signInByHand } from './support/steps.ts';

const text = new TextEncoder().encode('The lease ends in March.');

test('a seller asks for a second factor; a buyer sets one up in place, and a new device is asked once', async ({
  browser,
}) => {
  const person = async () => (await browser.newContext()).newPage();
  const [seller, buyer] = [await person(), await person()];
  const listing = await liveListing(seller, { seller: 'Sela Factor', business: 'Guarded Works LLC' });
  await approvedBuyer(seller, buyer, listing, 'Bo Single');
  const room = await openRoom(seller, listing);
  await giveEverybody(seller, room, 'view');
  const { document } = await addToRoom(seller, room, { folder: '02.01', name: 'Lease.txt', bytes: text });

  await test.step('the seller sets a factor up in place first', async () => {
    await seller.goto(`/deal-rooms/${room}?tab=rights`);
    await checked(seller, 'permissions with the rule of the second factor');
    await seller.getByRole('button', { name: 'Require a second factor' }).click();
    await confirm(seller, 'Require it');
    await confirmByPassword(seller, password);
    await expect(seller.getByText('Then require it again.')).toBeVisible();
    await checked(seller, 'a seller who has no factor yet');
    await setUpApp(seller);
    await seller.getByRole('button', { name: 'Require a second factor' }).click();
    await confirm(seller, 'Require it');
    await expect(seller.getByText('Required', { exact: true })).toBeVisible();
  });

  await test.step('the buyer sets a factor up on the page that asks, and reads the document', async () => {
    await buyer.goto(`/room-document/${document}`);
    await expect(
      buyer.getByRole('heading', { name: 'This deal room asks for a second factor' }),
    ).toBeVisible();
    await expect(buyer.getByText('Lease.txt')).toHaveCount(0);
    await buyer.getByRole('button', { name: 'Open the deal room' }).click();
    await expect(
      buyer.getByText('Not open yet. Show your second factor below, or set one up.'),
    ).toBeVisible();
    await checked(buyer, 'a room that asks for a second factor');
    await setUpApp(buyer);
    await buyer.getByRole('button', { name: 'Open the deal room' }).click();
    await expect(buyer.getByRole('heading', { name: 'Lease.txt' })).toBeVisible();
  });

  await test.step('the seller stops asking, and on a new device confirms once', async () => {
    await seller.getByRole('button', { name: 'Stop asking' }).click();
    await confirm(seller, 'Stop asking');
    await expect(seller.getByText('Not required', { exact: true })).toBeVisible();
    await turnOff(seller);
    const elsewhere = await person();
    await signInByHand(elsewhere, emailOf('Sela Factor'), password);
    await elsewhere.goto(`/deal-rooms/${room}`);
    await expect(elsewhere.getByText('This device is new to your account.')).toBeVisible();
    await checked(elsewhere, 'the question on a new device');
    await confirmByPassword(elsewhere, password);
    await expect(elsewhere.getByRole('navigation', { name: 'Folders' })).toBeVisible();
    await elsewhere.reload();
    await expect(elsewhere.getByRole('navigation', { name: 'Folders' })).toBeVisible();
    await expect(elsewhere.getByRole('dialog')).toHaveCount(0);
  });
});

test('the email about a new device ends its session and leads to a new password', async ({ browser }) => {
  const person = async () => (await browser.newContext()).newPage();
  const [owner, thief, admin] = [await person(), await person(), await person()];
  await liveListing(owner, { seller: 'Nadia Notme', business: 'Notme Works LLC' });
  await signInByHand(thief, emailOf('Nadia Notme'), password);
  await signIn(admin, 'admin@demo.example');
  const link = await mailedLinkFor(
    admin,
    emailOf('Nadia Notme'),
    'Was it you? A new device signed in to your Cairn account',
  );
  await owner.goto(link);
  await checked(owner, 'the page for a sign-in that was not me');
  await thief.reload();
  await expect(thief.getByRole('button', { name: /Nadia Notme/ })).toBeVisible();
  await owner.getByRole('button', { name: 'It was not me' }).click();
  await owner.locator('input[type=password]').fill('quite another password');
  await owner.getByRole('button', { name: 'Set password' }).click();
  await owner.waitForURL('**/login');
  await thief.reload();
  await thief.waitForURL('**/login*');
  await signInByHand(owner, emailOf('Nadia Notme'), 'quite another password');
});

async function turnOff(page: Page): Promise<void> {
  await page.goto('/user/profile');
  await page.getByRole('button', { name: 'Turn off' }).click();
  await page
    .getByRole('alertdialog', { name: 'Turn off two-factor sign-in?' })
    .getByRole('button', { name: 'Turn off' })
    .click();
  await expect(page.getByText('Two-factor sign-in is off.').first()).toBeVisible();
}
