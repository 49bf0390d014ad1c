const strokes = {
  A: 'M-46 64L0-64L46 64M-29 20H29',
  B: 'M-34-64V64H12A36 36 0 0 0 12-8H-34M-34-64H6A28 28 0 0 1 6-8',
  C: 'M44-36A58 58 0 1 0 44 36',
  D: 'M-40-64V64H-10A64 64 0 0 0-10-64Z',
  E: 'M36-64H-32V64H36M-32 0H24',
  F: 'M36-64H-32V64M-32 0H22',
  G: 'M44-36A58 58 0 1 0 52 8H10',
  H: 'M-40-64V64M40-64V64M-40 0H40',
  I: 'M0-64V64',
  J: 'M26-64V24A34 34 0 0 1-40 34',
  K: 'M-34-64V64M38-64L-34 14M-10-10L42 64',
  L: 'M-28-64V64H38',
  M: 'M-52 64V-64L0 12L52-64V64',
  N: 'M-42 64V-64L42 64V-64',
  O: 'M-60 0A60 60 0 1 1 60 0A60 60 0 1 1-60 0Z',
  P: 'M-34 64V-64H8A36 36 0 0 1 8 8H-34',
  Q: 'M-60 0A60 60 0 1 1 60 0A60 60 0 1 1-60 0ZM22 26L58 66',
  R: 'M-34 64V-64H8A36 36 0 0 1 8 8H-34M4 8L42 64',
  S: 'M38-40C20-74-40-70-40-34C-40 6 42-8 42 34C42 72-24 76-44 38',
  T: 'M-46-64H46M0-64V64',
  U: 'M-42-64V16A42 42 0 0 0 42 16V-64',
  V: 'M-46-64L0 64L46-64',
  W: 'M-62-64L-32 64L0-30L32 64L62-64',
  X: 'M-42-64L42 64M42-64L-42 64',
  Y: 'M-44-64L0 4L44-64M0 4V64',
  Z: 'M-40-64H40L-40 64H42',
};

/** A capital letter around the origin, 128 high, in rounded strokes: the same on every machine, whatever fonts it has. */
export const drawLetter = (letter, colour) =>
  `<path d="${strokes[letter]}" fill="none" stroke="${colour}" stroke-width="24" stroke-linecap="round" stroke-linejoin="round"/>`;
