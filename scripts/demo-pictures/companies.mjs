import { Dice } from './dice.mjs';
import { drawLetter } from './letters.mjs';
import { markFor } from './marks.mjs';
import { accent, companyColours, paper } from './palette.mjs';
import { photographCompany } from './photos.mjs';

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

/** The cover of a company as SVG, in the colours of its logo. */
export const drawCompanyCover = (company) => photographCompany(company, identityOf(company).colours);
