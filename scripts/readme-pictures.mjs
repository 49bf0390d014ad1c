import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/** The pictures of README.md out of those that the screen tests take (`SCREENSHOTS`). */
const folder = process.argv[2];
if (!folder) throw new Error('Name the folder with the pictures of the screen tests.');

const event = 'event-01980000-0000-7000-8000-00000000d0e0';
const pictures = {
  home: `attendee-${event}-desktop-light`,
  phone: `attendee-${event}-phone-light`,
  events: 'admin-desktop-light',
  hours: `admin-${event}-setup-meetings-desktop-light`,
  appearance: `admin-${event}-setup-appearance-desktop-dark`,
};

const target = join(import.meta.dirname, '..', 'docs', 'pictures');
await mkdir(target, { recursive: true });
for (const [name, source] of Object.entries(pictures))
  await sharp(join(folder, `${source}.png`))
    .resize({ width: 1200, height: 800, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 78 })
    .toFile(join(target, `${name}.webp`));
