const circle = (x, y, r, fill, more = '') => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${more}/>`;
const rect = (x, y, w, h, fill, rx = 0, more = '') =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${rx}" fill="${fill}" ${more}/>`;
const path = (d, fill, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`;
const line = (d, stroke, width = 18) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const turned = (count, part) =>
  Array.from(
    { length: count },
    (_, index) => `<g transform="rotate(${(360 / count) * index})">${part(index)}</g>`,
  ).join('');
const hexagon = (r) =>
  `M${Array.from({ length: 6 }, (_, index) => {
    const angle = (Math.PI / 3) * index + Math.PI / 6;
    return `${(r * Math.cos(angle)).toFixed(1)} ${(r * Math.sin(angle)).toFixed(1)}`;
  }).join('L')}Z`;

/**
 * Geometric marks around the origin, about 160 wide, in three colours: `a` is the strongest, `c` the spark.
 * Their order in `MARKS_BY_FIELD` says what suits which field.
 */
const marks = {
  overlap: ({ a, b, c }) =>
    circle(-28, 0, 52, a) +
    circle(28, 0, 52, b, 'fill-opacity=".85"') +
    path('M0-43.8a52 52 0 0 1 0 87.6a52 52 0 0 1 0-87.6Z', c),
  bars: ({ a, b, c }) =>
    rect(-72, 4, 36, 68, b, 10) + rect(-18, -32, 36, 104, a, 10) + rect(36, -72, 36, 144, c, 10),
  hexagon: ({ a, b, c }) => path(hexagon(82), b) + path(hexagon(54), a) + path(hexagon(24), c),
  quarters: ({ a, b, c }) =>
    path('M-76-76H-4V-4A72 72 0 0 1-76-76Z', a) +
    path('M76-76V-4H4A72 72 0 0 1 76-76Z', b) +
    path('M-76 76V4H-4A72 72 0 0 1-76 76Z', b) +
    circle(40, 40, 36, c),
  arcs: ({ a, b, c }) =>
    line('M-66 44A66 66 0 0 1 66 44', b, 20) +
    line('M-34 50A34 34 0 0 1 34 50', a, 20) +
    circle(0, 54, 16, c),
  peaks: ({ a, b, c }) =>
    path('M-84 60L-24-52L36 60Z', a) + path('M-10 60L38-24L86 60Z', b) + circle(48, -52, 20, c),
  waves: ({ a, b, c }) =>
    [-44, 0, 44]
      .map((y, index) => line(`M-76 ${y}q19-32 38 0t38 0t38 0t38 0`, [b, a, c][index], 17))
      .join(''),
  petals: ({ a, b, c }) =>
    turned(4, (index) => path('M0 0C-46-20-40-84 0-84C40-84 46-20 0 0Z', index % 2 ? b : a)) +
    circle(0, 0, 15, c),
  cross: ({ a, b, c }) =>
    rect(-26, -78, 52, 156, a, 24) +
    rect(-78, -26, 156, 52, b, 24, 'fill-opacity=".9"') +
    circle(0, 0, 18, c),
  tilted: ({ a, b, c }) =>
    rect(-60, -60, 120, 120, b, 24, 'transform="rotate(45)"') +
    rect(-42, -42, 84, 84, a, 18) +
    circle(0, 0, 17, c),
  orbit: ({ a, b, c }) =>
    circle(0, 0, 36, a) +
    `<ellipse rx="82" ry="34" fill="none" stroke="${b}" stroke-width="14" transform="rotate(-28)"/>` +
    circle(68, -42, 15, c),
  chevrons: ({ a, b, c }) =>
    line('M-66-54L-14 0L-66 54', b, 24) + line('M-16-54L36 0L-16 54', a, 24) + circle(66, 0, 15, c),
  dots: ({ a, b, c }) =>
    [-54, 0, 54]
      .flatMap((y, row) =>
        [-54, 0, 54].map((x, column) =>
          circle(
            x,
            y,
            row === column ? 22 : 14,
            row + column === 2 && row !== 1 ? c : row === column ? a : b,
          ),
        ),
      )
      .join(''),
  leaf: ({ a, b, c }) =>
    path('M-62 66C-86-22-22-82 70-76C78 18 14 84-62 66Z', a) +
    line('M-70 76L26-32', b, 13) +
    circle(46, 56, 14, c),
  capsules: ({ a, b, c }) => turned(3, (index) => rect(-19, -84, 38, 96, [a, b, c][index], 19)),
  sun: ({ a, b, c }) =>
    path('M-72 14A72 72 0 0 1 72 14Z', a) + rect(-72, 28, 144, 16, b, 8) + rect(-46, 54, 92, 16, c, 8),
  cube: ({ a, b, c }) =>
    path('M0-80L70-40L0 0L-70-40Z', c) +
    path('M-70-28L-6 10V84L-70 46Z', a) +
    path('M70-28L6 10V84L70 46Z', b),
  shield: ({ a, b, c }) =>
    path('M0-84L68-58V-4C68 42 38 70 0 86C-38 70-68 42-68-4V-58Z', a) +
    path('M0-84L68-58V-4C68 42 38 70 0 86Z', b) +
    circle(0, -4, 22, c),
  book: ({ a, b, c }) =>
    path('M-80-46C-48-62-22-58-6-42V66C-24 50-50 48-80 60Z', a) +
    path('M80-46C48-62 22-58 6-42V66C24 50 50 48 80 60Z', b) +
    circle(0, -66, 14, c),
  play: ({ a, b, c }) =>
    circle(0, 0, 80, b) +
    path('M-26-44Q-26-54-16-48L48-8Q56 0 48 8L-16 48Q-26 54-26 44Z', a) +
    circle(62, -62, 16, c),
  coil: ({ a, b, c }) =>
    line('M-70 24A44 44 0 0 1 14 0A36 36 0 0 1-56 16', a, 18) +
    line('M70-24A44 44 0 0 1-14 0A36 36 0 0 1 56-16', b, 18) +
    circle(0, 0, 13, c),
  steps: ({ a, b, c }) =>
    path('M-76 70V26H-26V-20H24V-66H76V70Z', a) +
    path('M-26 70V26H24V-20H76V70Z', b) +
    circle(-48, -38, 18, c),
  bag: ({ a, b, c }) =>
    path('M-62-30H62L74 76H-74Z', a) +
    line('M-30-26V-44A30 30 0 0 1 30-44V-26', b, 14) +
    circle(0, 22, 15, c),
  drop: ({ a, b, c }) =>
    path('M0-86C44-32 62-6 62 24A62 62 0 0 1-62 24C-62-6-44-32 0-86Z', a) +
    path('M0-86C44-32 62-6 62 24A62 62 0 0 1 0 86Z', b) +
    circle(-20, 30, 14, c),
};

/** Marks that suit a field, best first; companies of a field go through them in turn. */
const MARKS_BY_FIELD = {
  ai: ['orbit', 'dots', 'hexagon', 'coil', 'tilted', 'arcs'],
  fintech: ['overlap', 'bars', 'capsules', 'quarters', 'tilted', 'steps'],
  health: ['cross', 'petals', 'drop', 'overlap', 'arcs'],
  climate: ['leaf', 'sun', 'drop', 'waves', 'peaks'],
  security: ['shield', 'hexagon', 'tilted', 'orbit'],
  logistics: ['chevrons', 'cube', 'waves', 'capsules', 'quarters'],
  education: ['book', 'steps', 'petals', 'peaks'],
  food: ['leaf', 'petals', 'sun', 'drop'],
  cities: ['cube', 'bars', 'quarters', 'steps', 'arcs'],
  commerce: ['bag', 'capsules', 'quarters', 'overlap'],
  software: ['chevrons', 'tilted', 'coil', 'cube', 'dots', 'steps', 'hexagon', 'quarters'],
  media: ['play', 'waves', 'arcs', 'orbit'],
};

/** The mark of the n-th company of a field. */
export const markFor = (field, number, colours) => {
  const names = MARKS_BY_FIELD[field] ?? Object.keys(marks);
  return marks[names[number % names.length]](colours);
};
