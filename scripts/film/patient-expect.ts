import { expect as plain } from '@playwright/test';

/** As in the journeys: a slow machine is no fault. */
export const expect = plain.configure({ timeout: 60_000 });
