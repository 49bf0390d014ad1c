import { createAvatar } from '@dicebear/core';
import * as notionists from '@dicebear/notionists';
import { Dice } from './dice.mjs';
import { accent, brand, ink } from './palette.mjs';

const variants = (numbers) => numbers.map((number) => `variant${String(number).padStart(2, '0')}`);

/** The hair of the set for each kind of portrait. */
const HAIR = {
  woman: variants([2, 4, 8, 10, 11, 20, 23, 28, 29, 30, 36, 37, 39, 41, 43, 46, 47, 48, 57, 58]),
  headscarf: variants([62, 63]),
  man: variants([
    1, 5, 6, 7, 9, 12, 13, 15, 16, 18, 19, 21, 22, 25, 26, 27, 31, 32, 33, 34, 35, 38, 44, 49, 52, 54, 55, 60,
  ]),
};
const BODIES = {
  woman: variants([5, 7, 10, 11, 12, 13, 14, 15, 16, 17, 21, 22, 25]),
  headscarf: variants([7, 10, 14, 16, 17, 21, 22]),
  man: variants([5, 7, 10, 13, 14, 16, 17, 19, 20, 21, 23, 25]),
};
const BEARDS = variants([1, 2, 5, 7, 8, 9, 11, 12]);
const GLASSES = variants([3, 8, 11]);
/** Friendly ones only: people choose the picture of their profile with care. */
const BROWS = variants([1, 4, 5, 7, 8, 9, 10, 11, 12]);
const EYES = variants([1, 2, 5, 5]);
const LIPS = variants([3, 8, 14, 17, 20, 22, 23, 24, 25, 30]);

const HAIR_COLOURS = [ink, ink, ink, ink, '#2c211c', '#2c211c', '#4a3224', '#4a3224', '#6b4226', '#8390a9'];
const SCARF_COLOURS = [brand[8], brand[7], accent[7], '#0f5e63', '#6a2a6e', '#47546c', accent[6], ink];
const CLOTHES = [
  '#ffffff',
  '#ffffff',
  brand[3],
  brand[4],
  accent[3],
  accent[4],
  '#cfd7e4',
  '#a9d9d3',
  '#f6d98b',
  '#c9bff5',
];
const BACKGROUNDS = [brand[1], brand[2], accent[1], accent[2], '#e4e9f2', '#d8efec', '#fbeecb', '#e6e0fb'];

/** The parts of a drawing begin at these places of `@dicebear/notionists`, in this order. */
const PARTS = {
  body: 'translate(178 1057)',
  hair: 'translate(266 207)',
  lips: 'translate(791 871)',
  beard: 'translate(653 805)',
  nose: 'translate(901 668)',
};

/** Recolours one part of a drawing, which reaches up to the next. */
const recolour = (svg, from, to, before, after) => {
  const start = svg.indexOf(PARTS[from]);
  const end = svg.indexOf(PARTS[to]);
  return svg.slice(0, start) + svg.slice(start, end).replaceAll(before, after) + svg.slice(end);
};

/** A portrait as SVG; the same look and number give the same face. */
export const drawPortrait = (look, number) => {
  const dice = new Dice(`portrait/${look}/${number}`);
  const background = dice.pick(BACKGROUNDS);
  const hairColour = dice.pick(look === 'headscarf' ? SCARF_COLOURS : HAIR_COLOURS);
  const hairs = HAIR[look];
  const drawing = createAvatar(notionists, {
    seed: `${look}-${number}`,
    hair: [hairs[number % hairs.length]],
    body: [dice.pick(BODIES[look])],
    brows: [dice.pick(BROWS)],
    eyes: [dice.pick(EYES)],
    lips: [dice.pick(LIPS)],
    beard: [dice.pick(BEARDS)],
    beardProbability: look === 'man' && dice.chance(0.45) ? 100 : 0,
    glasses: [dice.pick(GLASSES)],
    glassesProbability: dice.chance(0.27) ? 100 : 0,
    bodyIconProbability: 0,
    gestureProbability: 0,
  }).toString();
  const clothes = dice.pick(CLOTHES.filter((colour) => colour !== background));
  return [
    ['body', 'hair', '#fff', clothes],
    ['hair', 'lips', '#000', hairColour],
    ['beard', 'nose', '#000', hairColour],
  ]
    .reduce((svg, change) => recolour(svg, ...change), drawing)
    .replaceAll('#000', ink)
    .replace(/viewBox="[^"]*"/, 'viewBox="240 110 1240 1240"')
    .replace(/(<svg[^>]*>)/, `$1<rect x="240" y="110" width="1240" height="1240" fill="${background}"/>`);
};
