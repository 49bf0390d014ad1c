/** The colours of the portal's theme (client/src/app/theme/palette.ts), and neighbours that go with them. */
export const brand = [
  '#eef4ff',
  '#dbe6ff',
  '#bfd3ff',
  '#9dbbff',
  '#7aa2ff',
  '#1f5af6',
  '#1848d6',
  '#163aab',
  '#172f7f',
  '#14265c',
];
export const accent = [
  '#fff5ec',
  '#ffe8d4',
  '#ffd0a8',
  '#ffb37a',
  '#ff9a4d',
  '#ff7a1a',
  '#b84b06',
  '#9a400b',
  '#7a340f',
  '#3d1d0d',
];
export const ink = '#15203a';
export const paper = '#f7f9fc';

/** Colours of one company: a deep one, its lighter neighbour and a contrast. */
export const companyColours = [
  { deep: '#163aab', light: '#7aa2ff', spark: '#ff9a4d' },
  { deep: '#0f5e63', light: '#6fc7c2', spark: '#ffd0a8' },
  { deep: '#4b3bb8', light: '#b3a9ff', spark: '#ffb37a' },
  { deep: '#b84b06', light: '#ffc794', spark: '#dbe6ff' },
  { deep: '#1b6b45', light: '#86d3a6', spark: '#fff0c2' },
  { deep: '#8f2247', light: '#f29ab4', spark: '#ffe8d4' },
  { deep: '#14265c', light: '#9dbbff', spark: '#ff7a1a' },
  { deep: '#0b5f97', light: '#7cc4f0', spark: '#ffd97a' },
  { deep: '#6a2a6e', light: '#d59fdc', spark: '#ffd0a8' },
  { deep: '#33405a', light: '#b3bfd4', spark: '#ff9a4d' },
  { deep: '#55621a', light: '#c3d06f', spark: '#fff5ec' },
  { deep: '#2b5876', light: '#9cc8e0', spark: '#ff9a4d' },
];
