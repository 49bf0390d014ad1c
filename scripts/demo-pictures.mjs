// npm run demo:pictures: draws the pictures of the demo into server/demo-pictures. For maintainers, after a change of
// the drawings or of the companies, events and articles of the demo; what it writes is committed.
// The same sources always give the same pictures. Portraits are made with DiceBear's Notionists by Zoish (CC0 1.0).
import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { drawCompanyCover, drawLogo } from './demo-pictures/companies.mjs';
import { expose } from './demo-pictures/film.mjs';
import { eventCovers } from './demo-pictures/photos.mjs';
import { drawPortrait } from './demo-pictures/portraits.mjs';
import { articleCovers } from './demo-pictures/scenes.mjs';
import { root } from './lib/paths.mjs';
import { prepare } from './lib/prepare.mjs';

/** As many as the largest demo event has confirmed people, and some more. */
const PORTRAITS = { woman: 190, headscarf: 34, man: 205 };
const folder = join(root, 'server', 'demo-pictures');

await prepare(['server']);
const { CLUSTERS, demoEvents } = await import('../server/dist/bench-exports.js');
// The server reads no SVG, because strangers could send it; here all drawings are ours.
sharp.unblock({ operation: ['VipsForeignLoadSvg'] });

/** The companies of all demo events with their field and their number within it; `variant` makes every logo a different one. */
function companies() {
  const noPictures = { portraits: { woman: [], headscarf: [], man: [] } };
  for (const key of ['logos', 'companyCovers', 'eventCovers', 'articleCovers']) noPictures[key] = new Map();
  const events = demoEvents({ now: new Date(), passwordHash: '', pictures: noPictures });
  const numbers = new Map();
  const logos = new Set();
  return events
    .flatMap(({ tables }) => tables.companies)
    .map(({ name, sectors }) => {
      const field = CLUSTERS.find(({ topics }) => topics.includes(sectors[0])).key;
      const number = numbers.get(field) ?? 0;
      numbers.set(field, number + 1);
      const company = { name, field, number, variant: 0 };
      while (logos.has(drawLogo(company))) company.variant += 1;
      logos.add(drawLogo(company));
      return company;
    });
}

const drawings = [
  ...Object.entries(PORTRAITS).flatMap(([look, count]) =>
    Array.from({ length: count }, (_, number) => ({
      kind: 'portrait',
      of: look,
      svg: drawPortrait(look, number),
      width: 320,
    })),
  ),
  ...companies().flatMap((company) => [
    { kind: 'logo', of: company.name, svg: drawLogo(company), width: 320 },
    { kind: 'company-cover', of: company.name, svg: drawCompanyCover(company), width: 1200 },
  ]),
  ...Object.entries(eventCovers).map(([of, draw]) => ({ kind: 'event-cover', of, svg: draw(), width: 1600 })),
  ...Object.entries(articleCovers).map(([of, draw]) => ({
    kind: 'article-cover',
    of,
    svg: draw(),
    width: 960,
  })),
];

const isPhotograph = (kind) => kind === 'event-cover' || kind === 'company-cover';

async function print(kind, svg, width) {
  const picture = sharp(Buffer.from(svg)).resize({ width });
  // Line art has few colours: sixteen of them, kept exactly, are smaller and crisper than what photographs need.
  const webp =
    kind === 'portrait'
      ? sharp(await picture.png({ palette: true, colours: 16, dither: 0 }).toBuffer()).webp({
          lossless: true,
          effort: 6,
        })
      : picture.webp({ quality: 80, effort: 6 });
  return webp.toBuffer({ resolveWithObject: true });
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const manifest = [];
for (const { kind, of, svg, width: wanted } of drawings) {
  const { data, info } = await (isPhotograph(kind) ? expose(svg, wanted) : print(kind, svg, wanted));
  const file = `${createHash('sha256').update(data).digest('hex')}.webp`;
  writeFileSync(join(folder, file), data);
  manifest.push({ kind, of, file, bytes: data.length, width: info.width, height: info.height });
}
const rows = manifest.map((picture) => JSON.stringify(picture));
writeFileSync(join(folder, 'manifest.json'), `[\n${rows.join(',\n')}\n]\n`);
const bytes = manifest.reduce((sum, picture) => sum + picture.bytes, 0);
console.log(`Drew ${manifest.length} pictures, ${Math.round(bytes / 1024)} KB.`);
