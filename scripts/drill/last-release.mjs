import { execFileSync } from 'node:child_process';
import { needs } from './skip.mjs';

/** The commit and version of the release before HEAD. Each release has its commit, but tags do not come with every clone. */
export const lastRelease = (folder) => {
  const git = (...args) => {
    try {
      const options = { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] };
      return execFileSync('git', args, options).trim();
    } catch {
      return '';
    }
  };
  const subject = '^Release [0-9]+\\.[0-9]+\\.[0-9]+$';
  const found = git('log', '-1', '--format=%H %s', '--extended-regexp', `--grep=${subject}`, 'HEAD^');
  const isShallow = git('rev-parse', '--is-shallow-repository') === 'true';
  const lacking = isShallow ? 'the whole history: git fetch --unshallow' : 'a release before this one';
  const [commit, , version] = needs(found, lacking).split(' ');
  return { commit, version };
};
