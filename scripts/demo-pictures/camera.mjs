import { Dice } from './dice.mjs';

export const shape = (d, fill, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`;
export const box = (x, y, w, h, fill, more = '') =>
  `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${w.toFixed(1)}" height="${h.toFixed(1)}" fill="${fill}" ${more}/>`;
export const disc = (x, y, r, fill, more = '') =>
  `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${r.toFixed(1)}" fill="${fill}" ${more}/>`;
export const times = (count, draw) => Array.from({ length: count }, (_, index) => draw(index)).join('');
export const soft = (radius, content, more = '') => `<g filter="url(#soft${radius})" ${more}>${content}</g>`;
export const light = (content, opacity = 1) =>
  `<g style="mix-blend-mode:screen" opacity="${opacity}">${content}</g>`;

const channels = (hex) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
/** A colour between two others. */
export const mix = (from, to, share) =>
  `#${channels(from)
    .map((value, at) => Math.round(value + (channels(to)[at] - value) * share))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;

const BLURS = [1, 2, 4, 7, 12, 22, 40];

/** The settings of a picture: size, randomness, and the lights and blurs that its layers name. */
export class Camera {
  #defs = '';
  #ids = 0;

  constructor(width, height, seed) {
    this.width = width;
    this.height = height;
    this.dice = new Dice(seed);
    this.area = `filterUnits="userSpaceOnUse" x="-120" y="-120" width="${width + 240}" height="${height + 240}" color-interpolation-filters="sRGB"`;
    for (const radius of BLURS)
      this.#defs += `<filter id="soft${radius}" ${this.area}><feGaussianBlur stdDeviation="${radius}"/></filter>`;
    this.#defs += `<filter id="mirror" ${this.area}><feGaussianBlur stdDeviation="2 11"/></filter>`;
  }

  define(draw) {
    this.#ids += 1;
    const id = `d${this.#ids}`;
    this.#defs += draw(id);
    return `url(#${id})`;
  }

  /** A fill along a line; stops are pairs of a place and a colour, with an opacity where it is not whole. */
  gradient(stops, { x = 0, y = 1 } = {}) {
    return this.define(
      (id) =>
        `<linearGradient id="${id}" x1="0" y1="0" x2="${x}" y2="${y}">${this.#stops(stops)}</linearGradient>`,
    );
  }

  radial(stops) {
    return this.define((id) => `<radialGradient id="${id}">${this.#stops(stops)}</radialGradient>`);
  }

  #stops(stops) {
    return stops
      .map(
        ([at, colour, opacity = 1]) =>
          `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
      )
      .join('');
  }

  whole(fill, more = '') {
    return box(0, 0, this.width, this.height, fill, more);
  }

  /** Clouds, ripples or leaves: noise that is seen where it is bright. */
  noise(colour, { across, down, contrast, threshold, top = 0, height = this.height, opacity = 1 }) {
    const [r, g, b] = channels(colour).map((value) => (value / 255).toFixed(3));
    const seed = Math.floor(this.dice.fraction() * 900);
    const filter = this.define(
      (id) =>
        `<filter id="${id}" ${this.area}><feTurbulence type="fractalNoise" baseFrequency="${across} ${down}" numOctaves="4" seed="${seed}"/><feColorMatrix values="0 0 0 0 ${r} 0 0 0 0 ${g} 0 0 0 0 ${b} ${contrast} 0 0 0 ${-threshold}"/><feComposite in2="SourceGraphic" operator="in"/></filter>`,
    );
    return box(0, top, this.width, height, '#fff', `filter="${filter}" opacity="${opacity}"`);
  }

  glow(x, y, radius, colour, strength = 0.9) {
    const fill = this.radial([
      [0, colour, strength],
      [0.25, colour, strength * 0.5],
      [1, colour, 0],
    ]);
    return light(disc(x, y, radius, fill));
  }

  /** Lights out of focus: discs that are brightest at their edge. */
  bokeh(count, colours, { top = 0, bottom = this.height, small, large, opacity = 0.7 }) {
    const fills = colours.map((colour) =>
      this.radial([
        [0, colour, 0.4],
        [0.78, colour, 0.48],
        [0.9, colour, 0.58],
        [1, colour, 0],
      ]),
    );
    const { dice } = this;
    const discs = times(count, () => {
      const size = small + (large - small) * dice.fraction() ** 2;
      return disc(
        dice.between(0, this.width),
        dice.between(top, bottom),
        size,
        dice.pick(fills),
        `opacity="${dice.between(0.35, 1).toFixed(2)}"`,
      );
    });
    return light(soft(2, discs), opacity);
  }

  /** The same a second time below a line, as water or a wet floor gives it back. */
  reflection(line, content, { depth = 0.8, opacity = 0.6 } = {}) {
    return `<g transform="matrix(1 0 0 ${-depth} 0 ${line * (1 + depth)})" opacity="${opacity}"><g filter="url(#mirror)">${content}</g></g>`;
  }

  /** The finished picture: darker towards its corners, with a breath of one colour over all of it. */
  develop(content, tint) {
    const corners = this.radial([
      [0.55, '#000000', 0],
      [1, '#05060c', 0.55],
    ]);
    const { width, height } = this;
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><defs>${this.#defs}</defs>${content}${tint ? this.whole(tint, 'style="mix-blend-mode:soft-light" opacity=".4"') : ''}<ellipse cx="${width / 2}" cy="${height / 2}" rx="${width * 0.78}" ry="${height * 0.95}" fill="${corners}"/></svg>`;
  }
}
