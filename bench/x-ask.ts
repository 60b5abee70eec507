import { askAt } from './appa/ask.ts';
import { startedWorld } from './appa/started.ts';
const w = await startedWorld();
const qs: [string, string][] = [
 ['buyer', 'Can I afford a $1.9M business with $400k cash?'], ['buyer','Which businesses can I buy with 400k down?'],
 ['buyer','Has the owner answered my offer?'],['buyer','Is $1,850,000 a fair price for SDE of $559,100?'],['buyer','What is the difference between an IOI and an LOI?'],['buyer','What documents should I ask for?'],
 ['owner','What is my business worth with $400,000 of SDE?'],['owner','Who can see the name of my business?'],['owner','What needs my answer now?'],['owner','Carla Nguyen made an offer. Is it good?'],['owner','Who can see my name right now?'],['owner','Can my employees find out?'],['owner','how long does it take to sell an hvac company'],['owner','How do I raise the value before I sell?'],
 ['admin','How many users signed up this week?'],['admin','How much money came in this month?'],['admin','Which listings are waiting for review?'],['admin','Is there a backup?'],['admin','Who is Jonah Okafor?'],['admin','How do I make another admin?'],
 ['broker','How do I get a client here?'],['broker','What may I do for an owner?'],['broker','Do I need a license in Texas?'],['broker','How do I screen a buyer?'],['broker','Typical multiple for HVAC?'],
];
try {
  console.log(Object.keys(w.world.people));
  for (const [who, q] of qs) {
    const p = (w.world.people as any)[who] ?? (w.world.people as any)[who === 'buyer' ? 'approved' : who === 'owner' ? 'seller' : who];
    if (!p) { console.log('no', who); continue; }
    const t = performance.now();
    const { answer } = await askAt(w.url, p.key, { message: q, earlier: [] });
    console.log(`\n## ${who}: ${q} (${Math.round(performance.now() - t)} ms)\n${answer.response.slice(0, 700)}\n  choices: ${JSON.stringify((answer as any).choices ?? (answer as any).proposals ?? '').slice(0, 200)}`);
  }
} finally { await w.stop(); }
