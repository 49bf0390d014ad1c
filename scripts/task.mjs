// npm run migrate, npm run seed: one command of the server, then done.
import { stopWithNpm } from './lib/parent.mjs';
import { prepare } from './lib/prepare.mjs';
import { fail } from './lib/run.mjs';
import { becomeServer } from './lib/server.mjs';

stopWithNpm();
const [command, ...args] = process.argv.slice(2);
if (!command) fail('Say which command to run: node scripts/task.mjs migrate');
await prepare(['server']);
await becomeServer(command, args);
