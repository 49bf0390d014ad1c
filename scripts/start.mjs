// npm start: from a bare clone to a running Podium.
import { all } from './lib/build.mjs';
import { stopWithNpm } from './lib/parent.mjs';
import { prepare } from './lib/prepare.mjs';
import { becomeServer } from './lib/server.mjs';

stopWithNpm();
await prepare(all);
await becomeServer('serve', process.argv.slice(2));
