import type { HelpArticle } from './article.ts';
import { h, list, note, p, steps, table } from './blocks.ts';
import { practice, product } from './sources.ts';

const updated = '2026-11-22';

/** Deal rooms: opening, filling, reading, asking, closing. */
export const dealRoomArticles: readonly HelpArticle[] = [
  {
    slug: 'opening-a-deal-room',
    title: 'Opening a deal room and saying who sees what',
    question: 'How do I show documents to a buyer, and only to that buyer?',
    audience: ['sellers', 'brokers'],
    summary:
      'Open the room on your listing, upload, give rights, publish. Nobody sees anything until you have published it and given a right to it.',
    body: [
      steps(
        'Open your listing and press “Open a deal room”. The room begins with the folders that buyers and lenders know.',
        'Put your files into the folders; see [uploading](/help/uploading-documents). A folder that will stay empty can say why: mark it as not applicable.',
        'Give rights: to everybody with access, to a group, or to one person; on the whole room, a folder or a document.',
        'Choose a person under “View as a buyer” and look at the room with their eyes.',
        'Press “Publish”. From then on the rights and the stages decide who sees what.',
      ),
      h('The four rights'),
      table(
        'What each right lets somebody do',
        ['Right', 'Pages on the screen', 'Words, marked copy', 'The file itself'],
        ['None', 'no', 'no', 'no'],
        ['View', 'yes', 'no', 'no'],
        ['Download with watermark', 'yes', 'yes', 'no'],
        ['Download original', 'yes', 'yes', 'yes'],
      ),
      p(
        'The nearest place decides: a right on a folder beats the one on the room. On one place a person’s own right beats that of their groups, and these beat everybody. Where nothing is said, the right is “None”.',
      ),
      h('Stages come first'),
      p(
        'Each folder has a stage from which it opens: after the agreement and your approval, after an accepted offer, or last and by consent. No right opens a folder before its stage.',
      ),
      h('When you change your mind'),
      p(
        'Rights are looked up at every page and every piece of a download. What you take away is closed at once, also in the middle of a download. What somebody has downloaded before stays with them; every page that was opened is on record.',
      ),
    ],
    related: ['uploading-documents', 'reading-in-a-deal-room', 'deal-room-contents', 'closing-a-deal-room'],
    sources: [product],
    updated,
  },
  {
    slug: 'uploading-documents',
    title: 'Uploading documents to a deal room',
    question: 'How do I upload hundreds of files without losing their order?',
    audience: ['sellers', 'brokers'],
    summary:
      'Drop files, a whole folder or a ZIP onto a folder of the room. The structure stays, an upload that was cut off goes on, and nothing is visible until you publish.',
    body: [
      steps(
        'Open the folder in the deal room that the files belong to.',
        'Press “Choose files” or “Choose a folder”, or drop them on the page. A ZIP is unpacked; its folders stay as they are.',
        'Leave the page open until the last file is through. Each line says how far it is.',
        'Look at what came in, and publish.',
      ),
      h('If the connection breaks'),
      p(
        'The upload waits and goes on by itself; it says when you are offline. On a slow line files go in smaller pieces, so that little is lost. If you closed the page, choose the same files again: each goes on where it stood, and what is in the room already is not sent twice.',
      ),
      h('Names and numbers'),
      p(
        'Every document has a number made of its folder and its place. It never changes and is never given again. A file of the same name in the same folder becomes the next version of that document; its link, questions and history stay.',
      ),
      h('What is not taken'),
      list(
        'Programs and scripts, and files whose content is not what their name says.',
        'Files that a virus scanner knows as harmful.',
        'Archives with a password, with links, with paths that lead outside, or with more than 10,000 files.',
      ),
      p('The line of a file that was refused says why and what you can do. The others go on.'),
      h('How much a room may hold'),
      p(
        'Above the documents stands how much of its room for files the deal room uses. Earlier versions and copies for reading count too, and so do files that you have announced and not sent yet. The files also count for the account of the owner, whose profile shows the sum. At 80% the owner gets a notification and an email; when a room or an account is full, files are refused until documents are removed, and everything else goes on.',
      ),
      h('What is shown as pages'),
      p(
        'PDFs, Word, Excel, PowerPoint and OpenDocument files, text, drawings (SVG) and pictures (JPG, PNG, WebP, GIF, TIFF, BMP, AVIF) open as pages. Of a moving picture the first one is shown, of a TIFF all pages. Anything else, such as HEIC photographs of a telephone, archives and videos, only buyers who may download the original can open; the list says so. Export such a picture as JPG to show it as a page.',
      ),
      h('Personal data'),
      p(
        'Each file is searched for social security numbers, card and account numbers, and dates of birth. Where something is found, publishing waits: look at it, then black it out, upload a better version, or say why it may stay.',
      ),
      note('A deal room holds at most 10,000 documents in 500 folders.'),
    ],
    related: ['opening-a-deal-room', 'deal-room-contents', 'preparing-your-books'],
    sources: [product],
    updated,
  },
  {
    slug: 'reading-in-a-deal-room',
    title: 'Reading documents in a deal room',
    question: 'What can I do with a document that I may only view?',
    audience: ['buyers'],
    summary:
      'You read it page by page as pictures that carry your name. The seller decides for each document whether you may also have its words, a marked copy or the file.',
    body: [
      p(
        'A deal room appears under Deal Rooms when the owner has approved you, has published something and has given you a right to it. New documents are marked, and you are told of them as you chose under notifications.',
      ),
      h('Pages'),
      p(
        'A document opens as pictures of its pages. Your name, your email address and the time are part of each picture. Arrow keys turn the page, plus and minus change its size.',
      ),
      h('Words and copies'),
      list(
        'With “View” you see the pages, and nothing else leaves the room.',
        'With “Download with watermark” you can also read the words of a page, copy them, and take a marked copy.',
        'With “Download original” you can take the file as it was uploaded.',
      ),
      h('If you use a screen reader'),
      p(
        'A picture cannot be read aloud. Ask the seller for “Download with watermark” on the documents that you need: the button “Words” then shows the words of each page. Send a message, or put a question to the document.',
      ),
      h('Searching'),
      p(
        '“Search the documents” looks through the words of all documents that you may open, and through no others.',
      ),
      h('Asking about a page'),
      p(
        'Beside a document you can ask a question about the page that you see. The answer goes to you alone. The seller may publish it for everybody who may see the document; then it is in the seller’s words, and your name is not told.',
      ),
      h('What the seller learns'),
      p(
        'Which pages you opened and when, about how long you stayed, and what you downloaded. Reading time counts only while the window is in front and you are there.',
      ),
    ],
    related: ['asking-for-documents', 'asking-for-access', 'when-access-is-revoked'],
    sources: [product],
    updated,
  },
  {
    slug: 'asking-for-documents',
    title: 'Requests: asking for documents',
    question: 'How do I ask for what is missing in a deal room?',
    audience: ['buyers', 'sellers', 'brokers'],
    summary:
      'Under “Requests” a buyer asks for one thing or pastes a whole list. Both sides see what is open, answered, accepted or overdue.',
    body: [
      h('For buyers'),
      steps(
        'Open the deal room and press “Requests”.',
        'Ask for one thing, or for many at once: paste lines, or choose a CSV file from your spreadsheet. What is wrong with a line is shown before anything is sent.',
        'Say by which day you need it, how urgent it is, and which folder or documents it is about, where you like.',
        'When an answer comes, accept it, or open the request again and say what is missing.',
      ),
      p(
        'You may send 500 requests at once and have 2,000 in a room. Your list has numbers of its own: nothing in it tells whether others ask, and nobody else sees what you asked.',
      ),
      h('For sellers and brokers'),
      list(
        'All requests are in one list: whose it is, who works on it, and whether its day has passed.',
        'Put a request to yourself, to a broker, or to an accountant or lawyer by their email address. They see the words and the day, and neither the room nor who asks.',
        'Answer with a few words, with documents, or with both. The list says whether a linked document is open to the asker yet.',
        'Decline with a reason where you do not want to answer.',
      ),
      h('Where each request stands'),
      table(
        'The states of a request',
        ['State', 'Means', 'Who acts'],
        ['Open', 'it was asked', 'the seller’s side'],
        ['In progress', 'somebody works on it', 'the seller’s side'],
        ['Answered', 'there is an answer', 'the buyer'],
        ['Accepted', 'the buyer has what was needed', 'nobody'],
        ['Declined', 'the seller will not answer, and says why', 'nobody'],
        ['Withdrawn', 'the buyer does not need it any more', 'nobody'],
      ),
    ],
    related: ['reading-in-a-deal-room', 'deal-room-contents', 'brokers-and-mandates'],
    sources: [practice, product],
    updated,
  },
  {
    slug: 'closing-a-deal-room',
    title: 'Closing a deal room, and its archive',
    question: 'What happens to the deal room when the sale is over?',
    audience: ['sellers', 'brokers', 'buyers'],
    summary:
      'Close the room with a reason. Nothing in it changes any more, access ends for everybody but the buyer you keep it for, and an archive is made for each side.',
    body: [
      steps(
        'Open the room and press “Close the room”. The page says what closing ends: files on their way, and versions that nobody ever saw.',
        'Choose why: sold, withdrawn, or another reason in your own words.',
        'If it was sold, mark the listing as sold first and say who bought it. The room is then kept for that buyer, who goes on reading what was open to them.',
        'Download the archive when you are told that it is ready, and keep it in a safe place.',
      ),
      p(
        'A room that was not sold can be opened again; its archive is then removed. A room that was sold stays closed.',
      ),
      p(
        'If the listing was marked as sold without a buyer, you can still name one: whoever you keep the room for is recorded as the buyer and told so. Other buyers who open the room read that it is closed, or that their access has ended.',
      ),
      h('Who gets what'),
      table(
        'The copies of an archive',
        ['Copy', 'Holds'],
        [
          'Seller',
          'every file in the room, all signed NDAs and letters of intent, all questions and rights, the whole record',
        ],
        ['Broker with approvals', 'the same without files that may hold personal data'],
        [
          'Buyer for whom it is kept',
          'the files that they could download, their own NDA, letter of intent, questions and record',
        ],
      ),
      h('Is the archive complete and unchanged?'),
      list(
        'index.html lists every document. What was left out stands there with the reason.',
        'SHA256SUMS holds the fingerprint of every file, and README.txt says how to compare them.',
        'manifest.json is signed by this site. [Verify a document](/verify) says whether it is as it was signed; no account is needed.',
        'record.jsonl is the record of what happened. record-verifier.html checks it in any browser, without a network; record-rules.txt says how, for a program of your own.',
      ),
      note(
        'Ask your lawyer how long you should keep the archive: what you promised in the sale is judged by what you have disclosed.',
      ),
    ],
    related: ['opening-a-deal-room', 'when-access-is-revoked', 'signing-electronically'],
    sources: [practice, product],
    updated,
  },
];
