/** `npm run bench [-- list chat …]`: measures the goals next to hand-written peers, interleaved in one run. */
import { prepare } from './lib/prepare.mjs';

const all = [
  'list',
  'reads',
  'rest',
  'scale',
  'chat',
  'accepts',
  'matching',
  'search',
  'exports',
  'imports',
  'check-ins',
  'fairness',
  'hall',
  'overload',
];
/** Only where they are named: they take long, or measure no speed. */
const drills = ['import-kills', 'fuzz', 'chaos', 'strangers'];
const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => ![...all, ...drills].includes(name));
if (unknown.length > 0) {
  console.error(
    `There is no benchmark named ${unknown.join(', ')}. There are: ${[...all, ...drills].join(', ')}`,
  );
  process.exit(1);
}

await prepare(['server']);
for (const name of chosen.length > 0 ? chosen : all) {
  const { run } = await import(`./bench/${name}.mjs`);
  console.log(`\n== ${name}`);
  await run();
}
process.exit(0);
