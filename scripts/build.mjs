// npm run build: both halves, whether or not anything changed.
import { all, build } from './lib/build.mjs';
import { checkNode, install, isInstalled } from './lib/install.mjs';
import { alone } from './lib/lock.mjs';
import { stopWithNpm } from './lib/parent.mjs';

stopWithNpm();
checkNode();
await alone(async () => {
  if (!isInstalled()) await install();
  await build(all);
});
