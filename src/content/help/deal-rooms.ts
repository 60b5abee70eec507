import type { HelpArticle } from './article.ts';
import { h, list, note, p, steps, table } from './blocks.ts';
import { maintainers as reviewer } from './reviewers.ts';
import { practice, product } from './sources.ts';

const updated = '2026-11-23';

export const dealRoomArticles: readonly HelpArticle[] = [
  {
    slug: 'opening-a-deal-room',
    title: 'Opening a deal room and choosing who sees what',
    question: 'How do I show documents to a buyer, and only to that buyer?',
    audience: ['sellers', 'brokers'],
    summary:
      'Open the room on your listing, upload, set permissions, publish. No buyer sees anything until you have published it and given permission.',
    body: [
      steps(
        'Press “Deal room” next to the listing on your dashboard, or “Open a deal room” on the listing or under Deal Rooms. The room starts with the folders that buyers and lenders expect.',
        'Put your files into the folders; see [uploading](/help/uploading-documents). If a folder will stay empty, say why: mark it as not applicable.',
        'Press “Publish”. Choose who can see the documents (everyone with access, a group or one buyer), what they can do, and when. You see which buyers that means before you confirm.',
        'To change this later, open “Permissions”: for everyone, a group or one person, on the whole room or a folder.',
        'Choose a person under “View as a buyer” to see the room as they do.',
      ),
      h('The four permissions'),
      table(
        'What each permission allows',
        ['Permission', 'Pages on the screen', 'Text, watermarked copy', 'The file itself'],
        ['No access', 'no', 'no', 'no'],
        ['View only', 'yes', 'no', 'no'],
        ['Download with watermark', 'yes', 'yes', 'no'],
        ['Download original', 'yes', 'yes', 'yes'],
      ),
      p(
        'The most specific setting wins: document before folder before room, and person before group before everyone. If a person is in several groups, the lowest permission applies. The default is “No access”. What you publish to one buyer or group stays with them, whatever their folder says.',
      ),
      h('Stages come first'),
      p(
        'Each folder opens at a stage: after the NDA, after an LOI, or at closing. No permission opens a folder before its stage. A new room opens financial statements after the NDA; monthly figures, tax returns and bank statements after an LOI. You can change the stage of each folder.',
      ),
      h('If you change your mind'),
      p(
        'Permissions are checked for every page and every part of a download. When you remove one, access ends at once, even in the middle of a download. What a buyer has already downloaded stays with them. Every page that was opened is on record.',
      ),
      h('If a page turns up elsewhere'),
      p(
        'Each page picture carries a hidden code of the view it was made for, besides the visible watermark. Choose “Leak finder” in the deal room and drop in the picture that you found, even a part of it, a screenshot or a compressed copy. You see the document, the page, the buyer and the minute, with the probability of a false match, or that there is not enough signal. The picture is not kept. Downloaded files carry no code, a brightened copy or a photo of a screen may have lost it, and a result says for whom the page was made, not who passed it on.',
      ),
    ],
    related: ['uploading-documents', 'reading-in-a-deal-room', 'deal-room-contents', 'closing-a-deal-room'],
    sources: [product],
    updated,
    reviewer,
  },
  {
    slug: 'uploading-documents',
    title: 'Uploading documents to a deal room',
    question: 'How do I upload hundreds of files without losing their order?',
    audience: ['sellers', 'brokers'],
    summary:
      'Drop files, a whole folder or a ZIP onto a folder of the room. The structure is kept, an interrupted upload continues, and nothing is visible until you publish.',
    body: [
      steps(
        'Open the folder in the deal room that the files belong to.',
        'Press “Choose files” or “Choose a folder”, or drop them on the page. A ZIP is unpacked; its folders stay as they are.',
        'Leave the page open until the last file is uploaded. Each line shows its progress.',
        'Review what was uploaded, and publish.',
      ),
      h('If the connection breaks'),
      p(
        'The upload waits and continues automatically. It tells you when you are offline. On a slow connection files are sent in smaller pieces, so little is lost. If you closed the page, choose the same files again: each continues where it stopped, and files that are already in the room are not sent twice.',
      ),
      h('Names and numbers'),
      p(
        'Every document has a number made of its folder and its place. It changes only when you move the document or sort its folder, and is never reused. A file with the same name in the same folder becomes the next version of that document; its link, questions and history stay.',
      ),
      h('What is not accepted'),
      list(
        'Programs and scripts, and files whose content does not match their name.',
        'Files that a virus scanner flags as harmful.',
        'Archives with a password, with links, with paths that lead outside, or with more than 10,000 files.',
      ),
      p('If a file is refused, its line says why and what you can do. The other files continue.'),
      h('How much a room may hold'),
      p(
        'Above the documents you see how much of its storage the deal room uses. Earlier versions and the copies made for viewing count too, and so do files that are announced but not sent yet. The files also count toward the owner’s account; the owner’s profile shows the total. At 80% the owner gets a notification and an email. When a room or an account is full, files are refused until documents are removed. Everything else keeps working.',
      ),
      h('What is shown as pages'),
      p(
        'PDFs, Word, Excel, PowerPoint and OpenDocument files, text, drawings (SVG) and pictures (JPG, PNG, WebP, GIF, TIFF, BMP, AVIF) open as pages. CSV files open as tables. Of an animated picture the first frame is shown, of a TIFF all pages. Other files, such as HEIC photos from a phone, archives and videos, can be opened only by buyers who may download the original; the list says so. Export such a photo as JPG to show it as a page.',
      ),
      h('Personal data'),
      p(
        'Each file is searched for social security numbers, card and account numbers, and dates of birth. Scans and pictures are read first, which takes a few seconds a page; publishing waits for it. A page that could not be read is listed, so that you can check it yourself. If something is found, publishing waits: review it, then redact it, upload a better version, or say why it may stay.',
      ),
      note('A deal room holds at most 10,000 documents in 500 folders.'),
    ],
    related: ['opening-a-deal-room', 'deal-room-contents', 'publishing-documents'],
    sources: [product],
    updated,
    reviewer,
  },
  {
    slug: 'publishing-documents',
    title: 'Publishing documents: who may see them',
    question: 'Who sees a document when I publish it?',
    audience: ['sellers', 'brokers'],
    summary:
      'The publish dialog asks who can see the documents, what they can do, and when. It names the buyers who will see them now. Until you publish, only your side does.',
    body: [
      p(
        'An uploaded document is a draft that only your side can open. Press “Publish” in the deal room, or in the menu of one document, and answer three questions.',
      ),
      h('The three questions'),
      steps(
        'Who can see them? Everyone with access, one group, or one buyer. Or keep the permissions as they are.',
        'What can they do? View only, download with a watermark, or download the original.',
        'When can they see them? When their folders open, or after the NDA, after the LOI, or at closing.',
      ),
      h('Before you press “Publish”'),
      list(
        'The dialog counts the buyers who will see the documents now, and says so when no buyer has permission yet.',
        'It warns you when your choice also opens, or hides, documents that are already published.',
        'Documents with personal data stay unpublished until you [redact or clear them](/help/uploading-documents#personal-data).',
        'Documents without a preview, and scans that could not be checked in full, are counted.',
      ),
      p(
        'Buyers are told of new documents together, not one by one. You can change permissions at any time, but you cannot undo what a buyer has already seen or downloaded.',
      ),
    ],
    related: ['uploading-documents', 'opening-a-deal-room', 'reading-in-a-deal-room'],
    sources: [product],
    updated,
    reviewer,
  },
  {
    slug: 'reading-in-a-deal-room',
    title: 'Reading documents in a deal room',
    question: 'What can I do with a document that I may only view?',
    audience: ['buyers'],
    summary:
      'You read it page by page as pictures that carry your name. For each document, the seller decides whether you may also have its text, a watermarked copy or the file.',
    body: [
      p(
        'A deal room appears under Deal Rooms when the owner has approved you, has published documents and has given you permission to see them. New documents are marked, and you are notified the way you chose in your notification settings.',
      ),
      h('Pages'),
      p(
        'A document opens as pictures of its pages. Your name, your email address and the time are part of each picture, and so is a hidden code from which the seller or this site can tell your view if a copy turns up elsewhere. Arrow keys turn the page; plus and minus change its size.',
      ),
      h('Text and copies'),
      list(
        'With “View only” you see the pages, and nothing else leaves the room: a search names the page and shows none of its text.',
        'With “Download with watermark” you can also read the text of a page, copy it, and download a watermarked copy.',
        'With “Download original” you can download the file as it was uploaded.',
      ),
      h('If you use a screen reader'),
      p(
        'A picture cannot be read aloud. Ask the seller for “Download with watermark” on the documents that you need; you can then show the text of each page. Send a message, or ask a question about the document.',
      ),
      h('Searching'),
      p(
        '“Search” searches the text of all documents that you may open, and of no others. It reads scans too: opened from the results, the words are marked on the page. Words read from a scan may contain mistakes. Below the results you see which pages could not be read, so that you can look at them yourself.',
      ),
      h('Asking about a page'),
      p(
        'Next to a document you can ask a question about the page that you see. Under “Questions” you can also ask about the business in general. The answer goes only to you. The seller may publish it to everyone who may see the document, or the room. It is then in the seller’s words, without your name.',
      ),
      h('What the seller learns'),
      p(
        'Which pages you opened and when, about how long you stayed, and what you downloaded. Time counts only while the window is in front and you are active.',
      ),
    ],
    related: ['asking-for-documents', 'asking-for-access', 'when-access-is-revoked'],
    sources: [product],
    updated,
    reviewer,
  },
  {
    slug: 'asking-for-documents',
    title: 'Requesting documents',
    question: 'How do I request documents that are missing from a deal room?',
    audience: ['buyers', 'sellers', 'brokers'],
    summary:
      'Under “Requests” a buyer asks for one item or pastes a whole list. Both sides see what is open, answered, accepted or overdue.',
    body: [
      h('For buyers'),
      steps(
        'Open the deal room and press “Requests”.',
        'Ask for one item, or for many at once: paste lines, or choose a CSV file from your spreadsheet. Errors in a line are shown before anything is sent.',
        'Add a due date, how urgent it is, and which folder or documents it is about, if you like.',
        'When an answer comes, accept it, or reopen the request and say what is missing.',
      ),
      p(
        'You may send 500 requests at once and have 2,000 in a room. Your list has its own numbers: it does not show whether others ask, and no other buyer sees what you asked.',
      ),
      h('For sellers and brokers'),
      list(
        'All requests are in one list: who asked, who works on it, and whether it is overdue.',
        'Assign a request to yourself, to a broker, or to an accountant or attorney by their email address. They see the request and its due date, but neither the room nor who asked.',
        'Answer with a short text, with documents, or with both. The list says whether a linked document is open to the buyer yet.',
        'If you do not want to answer, decline with a reason.',
      ),
      h('What each status means'),
      table(
        'The statuses of a request',
        ['Status', 'Meaning', 'Who acts'],
        ['Open', 'it was asked', 'the seller’s side'],
        ['In progress', 'it is being worked on', 'the seller’s side'],
        ['Answered', 'there is an answer', 'the buyer'],
        ['Accepted', 'the buyer has what was needed', 'no one'],
        ['Declined', 'the seller will not answer, and says why', 'no one'],
        ['Withdrawn', 'the buyer no longer needs it', 'no one'],
      ),
    ],
    related: ['reading-in-a-deal-room', 'deal-room-contents', 'brokers-and-mandates'],
    sources: [practice, product],
    updated,
    reviewer,
  },
  {
    slug: 'closing-a-deal-room',
    title: 'Closing a deal room, and its archive',
    question: 'What happens to the deal room when the sale is over?',
    audience: ['sellers', 'brokers', 'buyers'],
    summary:
      'Close the room with a reason. Nothing in it changes after that, access ends for everyone except the buyer you keep it for, and an archive is made for each side.',
    body: [
      steps(
        'Open the room and choose to close it. The page says what closing ends: unfinished uploads, and versions that were never published.',
        'Choose why: sold, withdrawn, or another reason in your own words.',
        'If it was sold, mark the listing as sold first and say who bought it. The room is then kept for that buyer, who can still read what was open to them.',
        'Download the archive when you are told that it is ready, and keep it in a safe place.',
      ),
      p(
        'A room that was not sold can be reopened; its archive is then removed. A room that was sold stays closed.',
      ),
      p(
        'If the listing was marked as sold without a buyer, you can still name one: the buyer you keep the room for is recorded as the buyer and told so. Other buyers who open the room read that it is closed, or that their access has ended.',
      ),
      h('Who gets what'),
      table(
        'The copies of an archive',
        ['Copy', 'Contains'],
        [
          'Seller',
          'every file in the room, all signed NDAs and letters of intent, all questions and permissions, the complete audit trail',
        ],
        ['Broker with approvals', 'the same without files that may hold personal data'],
        [
          'Buyer for whom it is kept',
          'the files that they could download, and their own NDA, letter of intent, questions and audit trail',
        ],
      ),
      h('Is the archive complete and unchanged?'),
      list(
        'index.html lists every document. If a file was left out, its line says why.',
        'SHA256SUMS holds the hash of every file, and README.txt says how to compare them.',
        'manifest.json is signed by this site. [Verify a document](/verify) says whether it is unchanged; no account is needed.',
        'record.jsonl is the record of what happened. record-verifier.html checks it in any browser, without a network; record-rules.txt says how, for your own program.',
      ),
      note(
        'Ask your attorney how long you should keep the archive. What you disclosed here may decide disputes about what you promised in the sale.',
      ),
    ],
    related: ['opening-a-deal-room', 'when-access-is-revoked', 'signing-electronically'],
    sources: [practice, product],
    updated,
    reviewer,
  },
];
