/** Rehearses the scenarios that are asked for, one after the other, and prints a table. */
import { parseArgs } from 'node:util';
import { fail } from '../lib/run.mjs';
import { scenarios } from './scenarios.mjs';
import { Skipped } from './skip.mjs';

const options = {
  seed: { type: 'string', default: String(Math.floor(Math.random() * 1_000_000)) },
  people: { type: 'string', default: '500' },
  accidents: { type: 'string', default: '20' },
  help: { type: 'boolean', default: false },
};
const { values, positionals } = parseArgs({ options, allowPositionals: true });
const unknown = positionals.filter((name) => !scenarios[name]);
if (unknown.length > 0)
  fail(`There is no scenario named ${unknown.join(', ')}. There are: ${Object.keys(scenarios).join(', ')}.`);
if (values.help) {
  for (const [name, { about }] of Object.entries(scenarios)) console.log(`${name.padEnd(14)} ${about}`);
  console.log('\nnpm run drill -- [--seed N] [--people 500] [--accidents 20] [scenario…]');
  process.exit(0);
}
const names = positionals.length > 0 ? positionals : Object.keys(scenarios);
const setting = {
  seed: String(values.seed),
  people: Number(values.people),
  accidents: Number(values.accidents),
};

const COLUMNS = {
  requests: 'requests',
  again: 'tried again',
  failed: 'failed',
  messages: 'messages',
  lost: 'lost',
  double: 'double',
  disordered: 'out of order',
  meetings: 'meetings',
  scans: 'scans',
  seconds: 's until whole',
};
const lineOf = (name, cells) =>
  [
    name.padEnd(14),
    ...Object.entries(COLUMNS).map(([key, title]) => String(cells[key] ?? '').padStart(title.length)),
  ].join('  ');

console.log(`A drill with the seed ${setting.seed} and ${setting.people} people\n\n${lineOf('', COLUMNS)}`);
let isBroken = false;
for (const name of names) {
  try {
    const { seconds, broken, logged = [], ...counts } = await scenarios[name].run(setting);
    console.log(lineOf(name, { ...counts, seconds: seconds.toFixed(1) }));
    for (const what of broken.slice(0, 10)) console.log(`  BROKEN: ${what}`);
    if (broken.length > 0) for (const what of logged) console.log(`  logged: ${what}`);
    isBroken ||= broken.length > 0;
  } catch (error) {
    console.log(
      `${name.padEnd(14)}  ${error instanceof Skipped ? `skipped: ${error.message}` : `FAILED: ${error.stack}`}`,
    );
    isBroken ||= !(error instanceof Skipped);
  }
}
process.exit(isBroken ? 1 : 0);
