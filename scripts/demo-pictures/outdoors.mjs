import { box, disc, light, mix, shape, soft, times } from './camera.mjs';

/** Skies from the zenith to the horizon, the colour of the haze, and that of the sun. */
export const hours = {
  dusk: {
    sky: ['#141b38', '#3b3f70', '#a3627a', '#f0a878'],
    haze: '#b98090',
    sun: '#ffc890',
    dark: '#171a30',
  },
  sunset: {
    sky: ['#27406e', '#7d7fa0', '#e9a06f', '#ffd9a0'],
    haze: '#d7a183',
    sun: '#fff0c8',
    dark: '#2a2230',
  },
  morning: {
    sky: ['#5c8fc4', '#a9c8e0', '#f3dcc0', '#fff1d8'],
    haze: '#cfd6d8',
    sun: '#fff8e0',
    dark: '#243440',
  },
  blue: {
    sky: ['#070d22', '#122452', '#27508c', '#6f9ccc'],
    haze: '#3f6ba4',
    sun: '#bfe0ff',
    dark: '#081020',
  },
};

function outdoors(camera, { sky, sun, haze }, horizon, sunAt) {
  const stops = sky.map((colour, at) => [(at / 3) * (horizon / camera.height), colour]);
  return (
    camera.whole(camera.gradient([...stops, [1, sky[3]]])) +
    camera.noise(mix(sky[3], '#ffffff', 0.3), {
      across: 0.0022,
      down: 0.009,
      contrast: 2.4,
      threshold: 1.15,
      height: horizon,
      opacity: 0.5,
    }) +
    camera.noise(mix(sky[0], haze, 0.3), {
      across: 0.003,
      down: 0.014,
      contrast: 2.6,
      threshold: 1.3,
      height: horizon * 0.8,
      opacity: 0.4,
    }) +
    camera.glow(sunAt, horizon - 20, camera.height * 0.9, sun, 0.85) +
    soft(4, disc(sunAt, horizon - 46, 26, '#fffdf2', 'opacity=".85"'))
  );
}

/** Towers along a line, some of their windows lit. */
export function towers(camera, base, { colour, low, high, lit, lamp, step = 58 }) {
  const { dice } = camera;
  return times(Math.ceil(camera.width / step) + 1, (index) => {
    const [w, h] = [step * dice.between(0.55, 1.15), dice.between(low, high)];
    const [x, y] = [index * step + dice.between(-14, 14), base - h];
    const roof = dice.pick([
      '',
      box(x + w * 0.25, y - h * 0.1, w * 0.5, h * 0.12, colour),
      shape(`M${x} ${y + 1}L${x + w} ${y + 1}V${y - h * 0.12}Z`, colour),
      box(x + w * 0.47, y - h * 0.28, 2.5, h * 0.3, colour),
    ]);
    const windows = lit
      ? times(Math.floor(h / 7) * 8, (at) =>
          dice.chance(lit)
            ? box(
                x + 4 + (at % 8) * ((w - 8) / 8),
                y + 6 + Math.floor(at / 8) * 7,
                (w - 8) / 13,
                3,
                lamp,
                `opacity="${dice.between(0.3, 1).toFixed(2)}"`,
              )
            : '',
        )
      : '';
    return box(x, y, w, h + 2, colour) + roof + windows;
  });
}

function water(camera, line, { sky, sun, dark }, sunAt) {
  const { width, height } = camera;
  return (
    box(
      0,
      line,
      width,
      height - line,
      camera.gradient([
        [0, mix(sky[3], dark, 0.35)],
        [1, dark],
      ]),
      'opacity=".62"',
    ) +
    light(
      soft(
        4,
        times(26, (index) => {
          const y = line + 4 + index * ((height - line) / 26);
          const w = 30 + index * 9 + camera.dice.between(-20, 40);
          return box(sunAt - w / 2 + camera.dice.between(-18, 18), y, w, 2.4, sun, 'opacity=".5"');
        }),
      ),
    ) +
    camera.noise(mix(sky[3], '#ffffff', 0.4), {
      across: 0.006,
      down: 0.11,
      contrast: 3,
      threshold: 1.7,
      top: line,
      height: height - line,
      opacity: 0.5,
    }) +
    camera.noise(dark, {
      across: 0.008,
      down: 0.09,
      contrast: 3,
      threshold: 1.6,
      top: line,
      height: height - line,
      opacity: 0.5,
    })
  );
}

export function skyline(camera, hour) {
  const { width, height, dice } = camera;
  const line = height * 0.76;
  const sunAt = width * dice.between(0.55, 0.8);
  const lamp = '#ffdca0';
  const layers =
    soft(
      4,
      towers(camera, line, { colour: mix(hour.haze, hour.dark, 0.2), low: 40, high: height * 0.3, step: 44 }),
    ) +
    soft(
      2,
      towers(camera, line, {
        colour: mix(hour.haze, hour.dark, 0.55),
        low: 30,
        high: height * 0.38,
        lit: 0.2,
        lamp,
      }),
    ) +
    soft(
      1,
      towers(camera, line, {
        colour: mix(hour.haze, hour.dark, 0.9),
        low: 12,
        high: height * 0.26,
        lit: 0.34,
        lamp,
        step: 66,
      }),
    );
  return (
    outdoors(camera, hour, line, sunAt) +
    layers +
    soft(22, box(0, line - 40, width, 60, hour.haze, 'opacity=".5"')) +
    camera.reflection(line, layers) +
    water(camera, line, hour, sunAt) +
    camera.bokeh(16, ['#ffd9a0', '#ff9a4d', '#ffe8c8'], {
      top: height * 0.86,
      bottom: height * 1.04,
      small: 12,
      large: 44,
    })
  );
}

const turbine = (x, base, size, turn, colour) =>
  `<g transform="translate(${x.toFixed(0)} ${(base - 300 * size).toFixed(0)}) scale(${size.toFixed(2)})">${shape('M-4 0L-8 300H8L4 0Z', colour)}<g transform="rotate(${turn.toFixed(0)})">${[0, 120, 240].map((angle) => shape('M-5 0C-12-40-5-120 0-150C5-120 7-30 5 0Z', colour, `transform="rotate(${angle})"`)).join('')}</g>${disc(0, 0, 8, colour)}</g>`;

export function wind(camera, hour) {
  const { width, height, dice } = camera;
  const line = height * 0.72;
  const sunAt = width * dice.between(0.2, 0.45);
  const field = (count, size, share, blur, base) =>
    soft(
      blur,
      times(count, (index) =>
        turbine(
          ((index + dice.between(0.2, 0.8)) * width) / count,
          base,
          size * dice.between(0.85, 1.15) * (height / 640),
          dice.between(0, 120),
          mix(hour.haze, '#ffffff', share),
        ),
      ),
    );
  return (
    outdoors(camera, hour, line, sunAt) +
    field(9, 0.32, 0.25, 2, line) +
    field(5, 0.62, 0.5, 1, line + 2) +
    soft(12, box(0, line - 26, width, 36, hour.sky[3], 'opacity=".75"')) +
    camera.reflection(line, field(5, 0.62, 0.5, 1, line), { opacity: 0.35 }) +
    water(camera, line, hour, sunAt) +
    soft(1, turbine(width * 0.8, height * 1.12, 1.85 * (height / 640), dice.between(0, 120), '#f4f6f8')) +
    camera.bokeh(9, ['#fff0c8', '#ffe0b0'], { top: height * 0.3, small: 14, large: 60, opacity: 0.4 })
  );
}

const gantry = (x, base, size, colour) =>
  `<g transform="translate(${x.toFixed(0)} ${base.toFixed(0)}) scale(${size.toFixed(2)})" fill="none" stroke="${colour}" stroke-width="7" stroke-linejoin="round"><path d="M-40 0L-32-190M40 0L32-190M-46-100H46M-150-190H210M0-270L-150-190M0-270L210-190M-18-190L0-270L18-190" /><path d="M120-190V-120" stroke-width="2"/></g>`;

export function port(camera, hour) {
  const { width, height, dice } = camera;
  const line = height * 0.78;
  const sunAt = width * dice.between(0.4, 0.7);
  const size = height / 520;
  const cranes = (count, scale, share, blur) =>
    soft(
      blur,
      times(count, (index) =>
        gantry(
          ((index + dice.between(0.2, 0.8)) * width) / count,
          line,
          scale * size,
          mix(hour.haze, hour.dark, share),
        ),
      ),
    );
  const boxes = ['#8a4a3a', '#3d5a80', '#6b705c', '#b08968', '#31475e', '#7f3b46'];
  const stacks = times(Math.ceil(width / 62), (index) =>
    times(1 + Math.floor(dice.fraction() * 4), (floor) =>
      box(index * 62, line - (floor + 1) * 24 * size, 60, 23 * size, mix(dice.pick(boxes), hour.dark, 0.5)),
    ),
  );
  const layers =
    cranes(6, 0.75, 0.35, 2) +
    soft(12, box(0, line - 50, width, 60, hour.haze, 'opacity=".5"')) +
    cranes(3, 1.25, 0.85, 1) +
    soft(1, stacks);
  return (
    outdoors(camera, hour, line, sunAt) +
    layers +
    camera.reflection(line, layers) +
    water(camera, line, hour, sunAt) +
    camera.bokeh(12, ['#ffcf90', '#ff9a4d', '#bfe0ff'], {
      top: line - 60,
      bottom: line + 30,
      small: 4,
      large: 16,
    }) +
    camera.bokeh(6, ['#ffcf90'], { top: height * 0.85, small: 24, large: 60, opacity: 0.5 })
  );
}

export function farmland(camera, hour) {
  const { width, height, dice } = camera;
  const line = height * 0.5;
  const sunAt = width * dice.between(0.3, 0.7);
  const rows = times(34, (index) => {
    const [near, far] = [(index - 16.5) * width * 0.14, (index - 16.5) * width * 0.012];
    const green = mix(dice.pick(['#5d7f2f', '#77923a', '#45692a']), hour.haze, 0.12);
    return shape(
      `M${sunAt + far} ${line}L${sunAt + far + width * 0.006} ${line}L${sunAt + near + width * 0.075} ${height}H${sunAt + near}Z`,
      green,
    );
  });
  const trees = (size, colour) =>
    times(Math.ceil(width / (size * 1.2)), (index) =>
      disc(
        index * size * 1.2 + dice.between(-size, size) * 0.4,
        line - size * 0.2,
        size * dice.between(0.5, 1.05),
        colour,
      ),
    );
  return (
    outdoors(camera, hour, line, sunAt) +
    soft(
      7,
      shape(
        `M0 ${line}C${width * 0.2} ${line - 90} ${width * 0.4} ${line - 30} ${width * 0.6} ${line - 70}S${width * 0.9} ${line - 20} ${width} ${line - 60}V${line + 4}H0Z`,
        mix(hour.haze, hour.dark, 0.18),
      ),
    ) +
    soft(4, trees(26, mix(hour.haze, '#3c5530', 0.6))) +
    box(
      0,
      line,
      width,
      height - line,
      camera.gradient([
        [0, mix('#8a8f4a', hour.haze, 0.55)],
        [1, '#33401c'],
      ]),
    ) +
    soft(2, rows) +
    camera.noise('#20300f', {
      across: 0.05,
      down: 0.12,
      contrast: 3,
      threshold: 1.6,
      top: line,
      height: height - line,
      opacity: 0.45,
    }) +
    camera.noise('#e8d890', {
      across: 0.06,
      down: 0.16,
      contrast: 3.4,
      threshold: 2,
      top: line,
      height: height - line,
      opacity: 0.5,
    }) +
    soft(22, box(0, line - 26, width, 60, hour.sky[3], 'opacity=".7"')) +
    camera.glow(sunAt, line - 20, height * 0.8, hour.sun, 0.55) +
    soft(
      7,
      times(26, (index) =>
        shape(
          `M${index * (width / 24)} ${height + 40}q${dice.between(-40, 40).toFixed(0)}-90 ${dice.between(-30, 30).toFixed(0)}-${dice.between(90, 190).toFixed(0)}q24 70 14 200Z`,
          '#2c3a14',
          'opacity=".85"',
        ),
      ),
    ) +
    camera.bokeh(12, ['#fff0b8', '#e8f0a8'], { top: line, small: 8, large: 40, opacity: 0.5 })
  );
}
