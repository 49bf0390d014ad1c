import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folder, pictures, stalePictures } from '../../scripts/readme-pictures/pictures.mjs';

const readme = readFileSync(join(import.meta.dirname, '..', '..', 'README.md'), 'utf8');
const names = Object.keys(pictures).map((name) => `${name}.webp`);

describe('the pictures of README.md', () => {
  it('are younger than the components that they show', () => {
    const stale = stalePictures();
    expect(stale, `Run: npm run readme:pictures -- ${stale.join(' ')}`).toEqual([]);
  });

  it('are all shown, small, and the only ones', () => {
    const shown = [...readme.matchAll(/docs\/pictures\/([\w-]+\.webp)/g)].map(([, name]) => name);
    expect(new Set(shown)).toEqual(new Set(names));
    const files = readdirSync(folder).filter((name) => name !== 'pictures.json');
    expect(files.toSorted()).toEqual(names.toSorted());
    expect(files.filter((name) => statSync(join(folder, name)).size > 150 * 1024)).toEqual([]);
  });
});
