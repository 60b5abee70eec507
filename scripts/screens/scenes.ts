import type { Page } from '@playwright/test';
import { paths } from '#kit/paths.ts';
import { checkScenes } from './check-scenes.ts';
import { dealScenes } from './deal-scenes.ts';
import { demoPassword } from './lived-in.ts';
import { reviewScenes } from './review-scenes.ts';
import type { Scene } from './scene.ts';
import { tokenScenes } from './token-scenes.ts';

const anybody: Scene[] = [
  { name: 'landing', who: 'visitor', path: paths.landing, ready: seeAll },
  { name: 'for-sellers', who: 'visitor', path: paths.forSellers, ready: seeAll },
  { name: 'for-brokers', who: 'visitor', path: paths.forBrokers, ready: seeAll },
  { name: 'about-us', who: 'visitor', path: paths.aboutUs, ready: seeAll },
  { name: 'businesses-for-sale', who: 'visitor', path: () => paths.businessesForSale() },
  { name: 'business-for-sale', who: 'visitor', path: ({ listing }) => paths.businessForSale(listing) },
  { name: 'login', who: 'visitor', path: () => paths.login() },
  { name: 'signup', who: 'visitor', path: () => paths.signup() },
  { name: 'verify', who: 'visitor', path: paths.verify },
  { name: 'help', who: 'visitor', path: paths.help },
  { name: 'help-article', who: 'visitor', path: () => paths.helpArticle('opening-a-deal-room') },
];

const signedIn: Scene[] = [
  { name: 'dashboard', who: 'seller', path: () => paths.dashboard(), ready: dashboardRead },
  { name: 'sidebar', who: 'seller', path: () => paths.dashboard(), whole: false, ready: openMenuOnPhone },
  { name: 'palette', who: 'seller', path: () => paths.dashboard(), whole: false, ready: askPalette },
  { name: 'appa', who: 'seller', path: () => paths.dashboard(), whole: false, ready: openAppa },
  { name: 'appa-value', who: 'seller', path: () => paths.dashboard(), whole: false, ready: askWorth },
  {
    name: 'appa-access',
    who: 'buyer',
    path: ({ listings }) => paths.listing(listings[2] ?? ''),
    whole: false,
    ready: askAccess,
  },
  { name: 'pending-actions', who: 'seller', path: () => paths.dashboard('pending-actions') },
  { name: 'orders', who: 'seller', path: () => paths.dashboard('access-requests') },
  { name: 'invoice', who: 'seller', path: ({ order }) => paths.order(order) },
  { name: 'deal-room', who: 'seller', path: ({ room }) => paths.dealRoom(room), ready: roomRead },
  {
    name: 'deal-room-publishing',
    who: 'seller',
    path: ({ room }) => paths.dealRoom(room),
    ready: askToPublish,
    whole: false,
  },
  {
    name: 'room-closing',
    who: 'seller',
    path: ({ closedRoom }) => paths.roomClosing(closedRoom),
    ready: archived,
  },
  { name: 'profile', who: 'seller', path: paths.profile },
  { name: 'notifications', who: 'seller', path: paths.notifications },
  { name: 'messages', who: 'seller', path: paths.messages },
  { name: 'messages-thread', who: 'buyer', path: ({ thread }) => paths.thread(thread) },
  { name: 'marketplace', who: 'buyer', path: () => paths.marketplace(), ready: openDetails },
  { name: 'compare', who: 'buyer', path: ({ listings }) => paths.compare(listings.slice(0, 4)) },
  { name: 'watch-list', who: 'buyer', path: paths.watchList },
  { name: 'saved-searches', who: 'buyer', path: paths.savedSearches },
  { name: 'profile-other', who: 'buyer', path: ({ person }) => paths.person(person) },
  { name: 'mandates', who: 'broker', path: paths.engagements },
  { name: 'valuation', who: 'seller', path: paths.valuation, ready: valueHvac },
  { name: 'health-checks', who: 'seller', path: paths.healthChecks, ready: checksRead },
  {
    name: 'check-questions',
    who: 'seller',
    path: ({ check }) => paths.healthCheck(check),
    ready: questionRead,
  },
  {
    name: 'check-papers',
    who: 'seller',
    path: ({ check }) => `${paths.healthCheck(check)}?question=A1`,
    ready: questionRead,
  },
  {
    name: 'check-doubts',
    who: 'seller',
    path: ({ check }) => `${paths.healthCheck(check)}?question=B3`,
    ready: questionRead,
  },
  {
    name: 'check-people',
    who: 'seller',
    path: ({ check }) => paths.healthCheck(check, 'people'),
    ready: peopleRead,
  },
  { name: 'admin', who: 'admin', path: () => paths.admin() },
  {
    name: 'valuation-tables',
    who: 'admin',
    path: () => paths.valuationTables(),
    whole: false,
    ready: multiplesRead,
  },
  { name: 'valuation-row', who: 'admin', path: () => paths.valuationTables(), whole: false, ready: editHvac },
  { name: 'admin-users', who: 'admin', path: () => paths.adminUsers() },
  { name: 'admin-storage', who: 'admin', path: () => paths.admin('storage') },
  { name: 'admin-backups', who: 'admin', path: () => paths.backups(), ready: backedUp },
  { name: 'admin-health', who: 'admin', path: () => paths.health() },
  { name: 'admin-branding', who: 'admin', path: () => paths.branding() },
  { name: 'admin-branding-look', who: 'admin', path: () => `${paths.branding()}?tab=look` },
  { name: 'revenue', who: 'admin', path: () => paths.admin('revenue'), ready: chartDrawn },
  { name: 'view-as', who: 'admin', path: () => paths.dashboard(), ready: lookAsSeller },
];

export const scenes: readonly Scene[] = [
  ...anybody,
  ...signedIn,
  ...checkScenes,
  ...reviewScenes,
  ...dealScenes,
  ...tokenScenes,
];

/** Scrolls down and back, since parts load when they are seen. */
async function seeAll(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 600) {
    await page.evaluate((top) => scrollTo(0, top), y);
    await page.waitForTimeout(60);
  }
  await page.evaluate(() => scrollTo(0, 0));
  await page.waitForLoadState('networkidle');
}

async function backedUp(page: Page): Promise<void> {
  const start = page.getByRole('button', { name: 'Back up now' });
  await start.waitFor();
  if (await page.getByText('There is no backup yet.').isVisible()) await start.click();
  await page.getByText(/, verified, /).waitFor({ timeout: 120_000 });
}

async function dashboardRead(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Edit listing' }).first().waitFor();
}

async function checksRead(page: Page): Promise<void> {
  await page
    .getByText(/questions answered/)
    .first()
    .waitFor();
}

async function questionRead(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save and continue' }).waitFor();
}

async function peopleRead(page: Page): Promise<void> {
  await page.getByText('bookkeeper@people.example').first().waitFor();
}

/** The first deal room on a new device asks for the password once. */
async function roomRead(page: Page): Promise<void> {
  const publish = page.getByRole('button', { name: /^Publish/ });
  const asked = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await publish.or(asked).first().waitFor();
  if (!(await asked.isVisible())) return;
  await asked.getByLabel('Your password').fill(demoPassword);
  await asked.getByRole('button', { name: 'Confirm' }).click();
  await publish.waitFor();
}

async function askToPublish(page: Page): Promise<void> {
  await roomRead(page);
  await page.getByRole('button', { name: /^Publish/ }).click();
  await page.getByRole('dialog').getByRole('radio').first().waitFor();
}

async function archived(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Download archive' }).waitFor({ timeout: 60_000 });
}

async function chartDrawn(page: Page): Promise<void> {
  await page.locator('.recharts-surface').first().waitFor();
}

async function valueHvac(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Annual SDE' }).fill('400k');
  await page.getByRole('combobox', { name: 'Kind of business' }).click();
  await page.getByRole('option', { name: 'HVAC, plumbing, electrical' }).click();
  await page.getByRole('textbox', { name: 'Annual revenue' }).fill('1.3M');
  await page.getByRole('heading', { name: 'Could a buyer finance it?' }).waitFor();
}

async function multiplesRead(page: Page): Promise<void> {
  await page.getByRole('searchbox', { name: 'Find a row' }).waitFor();
}

async function editHvac(page: Page): Promise<void> {
  await page.getByRole('searchbox', { name: 'Find a row' }).fill('hvac electrical');
  await page.getByRole('button', { name: 'Edit HVAC, plumbing, electrical, SDE' }).click();
  await page.getByRole('dialog').waitFor();
}

async function openMenuOnPhone(page: Page): Promise<void> {
  const open = page.getByRole('button', { name: 'Open menu' });
  if (await open.isVisible()) await open.click();
  await page.getByRole('link', { name: 'Marketplace' }).filter({ visible: true }).first().waitFor();
}

async function askPalette(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.type('man');
  await page.getByRole('option').nth(1).waitFor();
}

async function openAppa(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ask Appa' }).click();
  await page.getByRole('dialog', { name: 'Ask Appa' }).getByText('How can I help you today?').waitFor();
}

async function askAppa(page: Page, question: string): Promise<void> {
  await openAppa(page);
  await page.getByRole('textbox', { name: 'Your question' }).fill(question);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Copy', exact: true }).waitFor();
}

function askWorth(page: Page): Promise<void> {
  return askAppa(page, 'What is an HVAC business worth with 400k of SDE?');
}

async function askAccess(page: Page): Promise<void> {
  await askAppa(page, 'Can I get access to this listing?');
  const offer = page.getByRole('button', { name: /^Ask for access/ });
  if (await offer.isVisible()) await offer.click();
}

async function openDetails(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'View Details' }).first().click();
  await page.getByRole('button', { name: 'Hide Details' }).waitFor();
}

/** Only the first time: the view stays open from picture to picture. */
async function lookAsSeller(page: Page): Promise<void> {
  const banner = page.getByRole('region', { name: 'Viewing as another person' });
  if (!(await banner.isVisible())) {
    await page.goto(paths.adminUsers());
    const row = page.getByRole('row').filter({ hasText: 'seller@demo.example' });
    await row.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('menuitem', { name: 'View as…' }).click();
    await page.getByLabel('Reason').fill('A question about a request');
    await page.getByRole('button', { name: 'View as this person' }).click();
  }
  await banner.waitFor();
  await dashboardRead(page);
}
