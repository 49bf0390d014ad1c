import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pageTeller, serverAddress } from '../../scripts/lib/dev-address.mjs';
import { welcome } from '../../server/src/startup-banner';

const root = join(import.meta.dirname, '..', '..');

describe('npm run dev', () => {
  it('has the page ask the server where it listens', () => {
    expect([serverAddress({}), serverAddress({ PORT: '4100' })]).toEqual([
      'http://localhost:4000',
      'http://localhost:4100',
    ]);
    const settings = readFileSync(join(root, 'client', 'vite.config.ts'), 'utf8');
    expect(settings).toContain('process.env.PODIUM_SERVER');
    expect(readFileSync(join(root, 'scripts', 'dev.mjs'), 'utf8')).toContain('PODIUM_SERVER');
  });

  it('says where the page is that reloads, once both are there and after each restart of the server', () => {
    const said: string[] = [];
    const teller = pageTeller((text) => said.push(text));
    const banner = welcome(
      'http://localhost:4100',
      { demo: false },
      { hasAdmin: true, isDemoOver: false, hasSandbox: false },
    );
    teller.server(banner);
    expect(said).toEqual([]);
    teller.client('  VITE ready in 300 ms\n\n  ➜  Local:   http://localhost:5174/\n');
    teller.server('A line of the log\n');
    teller.server(banner);
    expect(said).toEqual(Array(2).fill(expect.stringContaining(': http://localhost:5174/\n')));
  });
});
