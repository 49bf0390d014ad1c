/** `npm run bench -- list chat …` measures goals, next to hand-written peers in one run; without names it lists what there is. */
import { prepare } from './lib/prepare.mjs';

const names = [
  'list',
  'rest',
  'reads',
  'search',
  'groups',
  'answers',
  'scale',
  'servers',
  'pages',
  'chat',
  'hall',
  'imports',
  'exports',
  'check-ins',
  'leads',
  'start',
  'fairness',
  'token',
  'accepts',
  'scheduler',
  'import-kills',
  'overload',
  'pooler',
  'strangers',
  'chaos',
  'fuzz',
];
const chosen = process.argv.slice(2).filter((name) => name !== '--small');
const unknown = chosen.filter((name) => !names.includes(name));
if (chosen.length === 0 || unknown.length > 0) {
  for (const name of names) {
    const { goals, about } = await import(`./bench/${name}.mjs`);
    console.log(`${name.padEnd(13)} ${goals.padEnd(14)} ${about}`);
  }
  console.log('\nnpm run bench -- <names> runs them; with --small only to see that they run.');
  if (unknown.length > 0) console.error(`There is no benchmark named ${unknown.join(', ')}.`);
  process.exit(unknown.length > 0 ? 1 : 0);
}

await prepare(['server']);
for (const name of chosen) {
  const { goals, run } = await import(`./bench/${name}.mjs`);
  console.log(`\n== ${name} (${goals})`);
  await run();
}
process.exit(0);
