import sharp from 'sharp';

const GRAIN = 256;

/** Grey noise around the middle, the same each time. */
function grain() {
  let state = 20_261_126;
  const pixels = Buffer.alloc(GRAIN * GRAIN * 3);
  for (let at = 0; at < pixels.length; at += 3) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    pixels.fill(128 + Math.round((state / 2 ** 32 - 0.5) * 22), at, at + 3);
  }
  return {
    input: pixels,
    raw: { width: GRAIN, height: GRAIN, channels: 3 },
    tile: true,
    blend: 'soft-light',
  };
}

/** A drawing as a photograph: its lights shine beyond their edges, and all of it has the grain of film. */
export async function expose(svg, width) {
  const drawn = await sharp(Buffer.from(svg)).resize({ width }).removeAlpha().png().toBuffer();
  const shine = await sharp(drawn)
    .linear(0.9, -135)
    .blur(width / 70)
    .png()
    .toBuffer();
  const lit = await sharp(drawn)
    .composite([{ input: shine, blend: 'screen' }])
    .png()
    .toBuffer();
  return sharp(lit)
    .composite([grain()])
    .webp({ quality: 64, effort: 6 })
    .toBuffer({ resolveWithObject: true });
}
