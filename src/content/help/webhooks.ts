import type { HelpArticle } from './article.ts';
import { h, list, p, steps, table } from './blocks.ts';
import { maintainers as reviewer } from './reviewers.ts';
import { product } from './sources.ts';

export const webhookArticles: readonly HelpArticle[] = [
  {
    slug: 'webhooks',
    title: 'Webhooks: notifications for your own programs',
    question: 'How can another program of mine learn of requests, offers and signatures?',
    audience: ['everybody'],
    summary:
      'A webhook sends a signed message to an address of yours for each notification you get. It says what kind of event it was and its identifiers, never its content.',
    body: [
      h('Adding one'),
      steps(
        'On your profile page, under “Email notifications”, follow the link to webhooks and choose “Add a webhook”. You are asked for your password or a passkey.',
        'Enter an address that begins with https://, and choose what is sent.',
        'Copy the signing secret into your program. It is shown only once.',
        'Choose “Send test”. The delivery appears in the list with the answer of your program.',
      ),
      h('The message'),
      p(
        'A message is a POST with a JSON body: “type” is the kind of notification, such as access-requested, “timestamp” the time of the event, and “data” holds notificationId, listingId (or null) and path, the page that the notification leads to. A test has the type webhook-test and no data.',
      ),
      p(
        'No message contains names, figures or texts, because it leaves this site. Your program reads those through the API, and gets what you may see at that moment.',
      ),
      h('Checking that it came from here'),
      p(
        'Messages follow the Standard Webhooks specification, for which there are libraries in most languages. Give the library the secret, the body as received, and these headers:',
      ),
      table(
        'Headers of each message',
        ['Header', 'What it holds'],
        ['webhook-id', 'The identifier of the message, the same for each attempt'],
        ['webhook-timestamp', 'The time of the attempt, in seconds since 1970'],
        [
          'webhook-signature',
          'v1 and an HMAC-SHA-256 in base64; two of them for a day after you replace the secret',
        ],
      ),
      h('Attempts'),
      list(
        'An answer from 200 to 299 within ten seconds counts as delivered. Redirects are not followed.',
        'Otherwise we try again after 1 minute, 5 minutes, 30 minutes, 2, 5, 10 and 10 hours. After that it is listed as not delivered, and you can send it again for 30 days.',
        'A message can arrive twice, and in any order. Keep the identifiers that you have seen.',
        'A webhook is turned off when every attempt failed for three days, or at once when its address answers 410. We notify you.',
      ),
      h('Limits'),
      list(
        'Ten webhooks per account.',
        'Addresses in private networks are refused, unless the operator of this site allows them.',
        'Administrators see that you have a webhook, where it leads without its full address, and its deliveries. They can turn it off.',
      ),
    ],
    related: ['account-and-password', 'two-factor-sign-in'],
    sources: [product],
    updated: '2026-11-25',
    reviewer,
  },
];
