import { accent, brand, ink } from './palette.mjs';

const rect = (x, y, w, h, fill, rx = 0) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${rx}" fill="${fill}"/>`;
const circle = (x, y, r, fill, opacity = 1) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" opacity="${opacity}"/>`;
const path = (d, fill) => `<path d="${d}" fill="${fill}"/>`;
const line = (d, stroke, width = 6) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const row = (count, draw) => Array.from({ length: count }, (_, index) => draw(index)).join('');
const svg = (width, height, content) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${content}</svg>`;

const page = (background, content) => svg(960, 540, rect(0, 0, 960, 540, background) + content);

/** Pictures of articles by title, 960 by 540. */
export const articleCovers = {
  'Software exports grow up': () =>
    page(
      brand[9],
      row(6, (index) =>
        rect(
          150 + index * 112,
          400 - index * 52,
          76,
          60 + index * 52,
          index === 5 ? accent[5] : brand[Math.max(3, 7 - index)],
          10,
        ),
      ) +
        line('M170 350L290 300L400 260L510 190L620 150L770 66', '#ffffff', 8) +
        circle(770, 66, 20, accent[4]) +
        rect(110, 472, 740, 8, brand[7], 4),
    ),
  'Payments in seconds, trust in years': () =>
    page(
      '#fff5ec',
      row(5, (index) => circle(190 + index * 64, 270, 92 - index * 4, accent[Math.max(1, 5 - index)], 0.9)) +
        circle(190, 270, 58, '#ffffff') +
        line('M190 236V304M166 258H214M166 282H214', accent[6], 10) +
        rect(600, 150, 220, 240, brand[5], 36) +
        circle(710, 262, 34, '#ffffff') +
        rect(700, 270, 20, 64, '#ffffff', 10),
    ),
  'The desert greenhouse, counted honestly': () =>
    page(
      '#fbeecb',
      circle(770, 120, 64, accent[5]) +
        path('M0 430C200 350 420 420 620 390S860 360 960 400V540H0Z', '#e9c27d') +
        rect(250, 180, 380, 260, '#d8efec', 20) +
        path('M230 190L440 80L650 190Z', '#86d3a6') +
        row(
          3,
          (index) =>
            rect(276, 222 + index * 72, 328, 10, '#1b6b45', 5) +
            row(6, (leaf) =>
              path(
                `M${300 + leaf * 54} ${222 + index * 72}c-24-14-22-44 0-46c22 2 24 32 0 46Z`,
                leaf % 2 ? '#86d3a6' : '#1b6b45',
              ),
            ),
        ),
    ),
  'What buyers want from a pilot': () =>
    page(
      brand[1],
      `<g transform="rotate(-5 480 270)">${rect(300, 70, 360, 410, '#ffffff', 24)}${rect(300, 70, 360, 70, brand[5], 24)}${rect(300, 110, 360, 30, brand[5])}${row(3, (index) => rect(340, 190 + index * 90, 48, 48, index < 2 ? accent[5] : brand[1], 12) + rect(412, 200 + index * 90, 200 - index * 40, 12, brand[8], 6) + rect(412, 222 + index * 90, 130, 8, brand[3], 4))}${row(2, (index) => line(`M352 ${214 + index * 90}l10 10l16-20`, '#ffffff', 7))}</g>` +
        circle(780, 140, 40, accent[3]) +
        circle(180, 400, 64, brand[2]),
    ),
  'Small language models come home': () =>
    page(
      '#2a2352',
      path('M240 300L480 110L720 300V460H240Z', '#4b3bb8') +
        path('M200 312L480 86L760 312', 'none') +
        line('M210 304L480 92L750 304', '#b3a9ff', 18) +
        rect(390, 250, 180, 180, '#ffffff', 26) +
        row(3, (index) =>
          line(
            `M${430 + index * 50} 250V218M${430 + index * 50} 430V462M390 ${290 + index * 50}H358M570 ${290 + index * 50}H602`,
            '#ffb37a',
            10,
          ),
        ) +
        rect(430, 290, 100, 100, '#ff7a1a', 18) +
        row(7, (index) => circle(100 + index * 130, 40 + (index % 3) * 24, 4, '#b3a9ff')),
    ),
  'Twelve weeks, then what?': () =>
    page(
      '#e6e0fb',
      row(12, (index) =>
        rect(
          110 + (index % 6) * 84,
          90 + Math.floor(index / 6) * 84,
          66,
          66,
          index < 9 ? '#4b3bb8' : '#b3a9ff',
          14,
        ),
      ) +
        path('M110 470V420H260V370H410V320H560V270H710V220H860V470Z', '#ffffff') +
        line('M120 400L840 178', accent[5], 10) +
        circle(846, 172, 24, accent[5]),
    ),
  'Ports that share what they know': () =>
    page(
      '#d5ebf7',
      circle(180, 130, 60, '#ffd97a') +
        row(
          3,
          (index) =>
            `<circle cx="690" cy="150" r="${50 + index * 46}" fill="none" stroke="#0b5f97" stroke-width="8" opacity="${0.8 - index * 0.22}"/>`,
        ) +
        circle(690, 150, 20, accent[5]) +
        rect(684, 150, 12, 240, ink) +
        path('M150 340H560L520 430H210Z', ink) +
        row(6, (index) =>
          rect(
            220 + (index % 3) * 92,
            290 - Math.floor(index / 3) * 48,
            86,
            44,
            [brand[5], accent[5], '#0f5e63', '#f6d98b', brand[3], '#8f2247'][index],
            4,
          ),
        ) +
        rect(0, 410, 960, 130, '#0b5f97') +
        row(5, (index) =>
          line(`M${50 + index * 180} ${456 + (index % 2) * 36}q22-12 44 0t44 0t44 0`, '#7cc4f0', 6),
        ),
    ),
  'A permit in five minutes': () =>
    page(
      '#d8efec',
      row(
        5,
        (index) =>
          `<g transform="rotate(${-14 + index * 5} 300 300)" opacity="${0.25 + index * 0.18}">${rect(190, 110, 220, 300, '#ffffff', 12)}</g>`,
      ) +
        row(4, (index) => rect(226, 170 + index * 52, index % 2 ? 110 : 148, 12, '#6fc7c2', 6)) +
        circle(680, 270, 150, '#0f5e63') +
        circle(680, 270, 118, '#ffffff') +
        line('M680 270V190M680 270L742 300', '#0f5e63', 14) +
        `<path d="M680 270V152A118 118 0 0 1 782 211Z" fill="${accent[4]}" opacity=".85"/>` +
        line('M680 270V190', '#0f5e63', 14) +
        circle(680, 270, 14, '#0f5e63'),
    ),
};
