import { changes, type Route, reads } from '#http/mount.ts';
import * as contract from '../contract.ts';
import { readCounts } from '../counts-contract.ts';
import { chooseNotificationMail, readNotificationPreferences } from '../preferences-contract.ts';
import { type Counters, countAll } from './count.ts';
import { listNotifications, type TitlesFor } from './list-notifications.ts';
import { markAll, markOne } from './mark-read.ts';
import { chooseMail, readPreferences } from './preferences.ts';
import type { Shown } from './store.ts';

export type NotificationParts = {
  titlesFor: TitlesFor;
  counters: Counters;
  shown: Shown;
};

export function notificationRoutes({ titlesFor, counters, shown }: NotificationParts): readonly Route[] {
  return [
    reads(contract.listNotifications, listNotifications(titlesFor, shown)),
    changes(contract.readNotification, (work, input) => markOne(work, input, work.now)),
    changes(contract.unreadNotification, (work, input) => markOne(work, input, null)),
    changes(contract.readAllNotifications, markAll),
    reads(readCounts, countAll(counters, shown)),
    reads(readNotificationPreferences, readPreferences),
    changes(chooseNotificationMail, chooseMail),
  ];
}
