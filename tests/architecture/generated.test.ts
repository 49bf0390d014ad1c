import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './sources';

const generated = join(root, 'client/src/generated');

it.each(['documents', 'hooks'])(
  'no %s are left of features that were renamed: what imports them would send a former document',
  (folder) => {
    const barrel = readFileSync(join(generated, 'hooks.ts'), 'utf8');
    const features = [...barrel.matchAll(/'\.\/hooks\/([\w-]+)'/g)].map(([, feature]) => `${feature}.ts`);
    expect(readdirSync(join(generated, folder)).sort()).toEqual([...new Set(features)].sort());
  },
);
