import { Dice } from './dice.mjs';
import { drawLetter } from './letters.mjs';
import { markFor } from './marks.mjs';
import { accent, companyColours, paper } from './palette.mjs';

/** Three looks of a logo tile: deep, bright and on paper. All of them stand on white and on night blue. */
const looks = [
  ({ deep, light, spark }) => ({ tile: deep, a: '#ffffff', b: light, c: spark }),
  ({ deep, light, spark }) => ({ tile: light, a: deep, b: '#ffffff', c: spark }),
  ({ deep, light }) => ({ tile: paper, a: deep, b: light, c: accent[4] }),
];

const identityOf = ({ name, field, number, variant }) => {
  const dice = new Dice(`company/${name}/${variant}`);
  const colours =
    companyColours[
      (number * 5 + Math.floor(dice.fraction() * companyColours.length)) % companyColours.length
    ];
  const look = looks[Math.floor(dice.fraction() * looks.length)](colours);
  return { dice, colours, look, mark: (at) => markFor(field, number, at) };
};

/** A logo as SVG, 320 by 320: a mark, or for every fifth of a field the initial of its name. */
export const drawLogo = (company) => {
  const { look, mark } = identityOf(company);
  const content =
    company.number % 5 === 4
      ? `<circle cx="160" cy="160" r="116" fill="${look.b}" fill-opacity=".35"/><circle cx="242" cy="242" r="20" fill="${look.c}"/>
         <g transform="translate(160 160)">${drawLetter(company.name[0], look.a)}</g>`
      : `<g transform="translate(160 160) scale(1.12)">${mark(look)}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 320"><rect width="320" height="320" fill="${look.tile}"/>${content}</svg>`;
};

const patterns = [
  ({ light, spark }, mark) =>
    Array.from(
      { length: 5 },
      (_, index) =>
        `<g transform="translate(${640 + index * 150} ${index % 2 ? 110 : 290}) scale(${0.7 + index * 0.12})" opacity="${0.22 + index * 0.12}">${mark({ a: '#ffffff', b: light, c: spark })}</g>`,
    ).join(''),
  ({ light, spark }, mark) =>
    `<g transform="translate(930 210) scale(2.5)" opacity=".85">${mark({ a: '#ffffff', b: light, c: spark })}</g><circle cx="560" cy="60" r="26" fill="${spark}" opacity=".7"/><circle cx="480" cy="330" r="60" fill="${light}" opacity=".25"/>`,
  ({ light, spark }) =>
    Array.from(
      { length: 9 },
      (_, index) =>
        `<circle cx="1000" cy="420" r="${90 + index * 70}" fill="none" stroke="${index === 3 ? spark : light}" stroke-width="${index === 3 ? 10 : 5}" opacity="${0.75 - index * 0.07}"/>`,
    ).join(''),
  ({ light, spark }, mark, dice) =>
    Array.from({ length: 40 }, (_, index) => {
      const [x, y] = [500 + (index % 10) * 74, 60 + Math.floor(index / 10) * 94];
      return `<circle cx="${x}" cy="${y}" r="${(6 + dice.fraction() * 20).toFixed(1)}" fill="${dice.chance(0.15) ? spark : light}" opacity="${(0.2 + ((x - 400) / 900) * 0.6).toFixed(2)}"/>`;
    }).join(''),
];

/** The cover of a company as SVG, 1200 by 400, in the colours of its logo. */
export const drawCompanyCover = (company) => {
  const { dice, colours, mark } = identityOf(company);
  const pattern = patterns[Math.floor(dice.fraction() * patterns.length)];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 400">
    <defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${colours.deep}"/><stop offset="1" stop-color="${colours.deep}" stop-opacity=".78"/></linearGradient></defs>
    <rect width="1200" height="400" fill="#0f1829"/><rect width="1200" height="400" fill="url(#g)"/>${pattern(colours, mark, dice)}</svg>`;
};
