import { build, outdated } from './build.mjs';
import { checkNode, install, isInstalled } from './install.mjs';
import { alone } from './lock.mjs';

/** Installs and builds what is missing or older than the sources, and nothing else. */
export async function prepare(halves) {
  checkNode();
  if (isInstalled() && outdated(halves).length === 0) return;
  await alone(async () => {
    if (!isInstalled()) await install();
    await build(outdated(halves));
  });
}
