import { box, disc, light, mix, shape, soft, times } from './camera.mjs';

/** The colours of a stage's light, its hall and its screen. */
export const beams = [
  { beam: '#a8c4ff', wall: '#1c2350', screen: ['#1f5af6', '#bfd3ff'] },
  { beam: '#ffc890', wall: '#3a1f38', screen: ['#ff7a1a', '#ffe2b0'] },
  { beam: '#b9a8ff', wall: '#241a4a', screen: ['#7b4df7', '#e6dcff'] },
];

/** Heads and shoulders seen from behind. */
function crowd(camera, base, size, colour) {
  const { dice } = camera;
  const gap = size * 2.3;
  return times(Math.ceil(camera.width / gap) + 2, (index) => {
    const [x, r] = [index * gap + dice.between(-gap, gap) * 0.25, size * dice.between(0.85, 1.12)];
    const y = base + dice.between(-0.5, 0.4) * size;
    return (
      `<ellipse cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" rx="${(r * 0.78).toFixed(1)}" ry="${r.toFixed(1)}" fill="${colour}"/>` +
      shape(
        `M${x - r * 1.9} ${y + r * 4}C${x - r * 1.9} ${y + r * 1.4} ${x - r * 0.6} ${y + r * 1.3} ${x} ${y + r * 0.7}C${x + r * 0.6} ${y + r * 1.3} ${x + r * 1.9} ${y + r * 1.4} ${x + r * 1.9} ${y + r * 4}Z`,
        colour,
      )
    );
  });
}

export function stage(camera, { beam, wall, screen }) {
  const { width, height, dice } = camera;
  const floor = height * 0.62;
  const middle = width * dice.between(0.42, 0.6);
  const ray = camera.gradient([
    [0, beam, 0.75],
    [1, beam, 0],
  ]);
  const rays = times(9, (index) => {
    const [from, to] = [
      ((index + 0.5) * width) / 9,
      middle + (index - 4) * width * 0.07 + dice.between(-60, 60),
    ];
    return shape(
      `M${from - 5} -10H${from + 5}L${to + 74} ${floor + 30}H${to - 74}Z`,
      ray,
      `opacity="${dice.between(0.25, 0.75).toFixed(2)}"`,
    );
  });
  const picture = camera.gradient(
    [
      [0, screen[0]],
      [1, screen[1]],
    ],
    { x: 1 },
  );
  const [w, h] = [width * 0.36, height * 0.34];
  return (
    camera.whole(
      camera.gradient([
        [0, mix(wall, '#000000', 0.65)],
        [0.6, wall],
        [1, '#05060c'],
      ]),
    ) +
    camera.glow(middle, floor - h * 0.5, width * 0.42, screen[1], 0.7) +
    soft(2, box(middle - w / 2, floor - h - 24, w, h, picture)) +
    light(
      soft(
        7,
        disc(middle - w * 0.22, floor - h * 0.55, h * 0.5, screen[0], 'opacity=".8"') +
          disc(middle + w * 0.2, floor - h * 0.7, h * 0.36, '#ffffff', 'opacity=".35"'),
      ),
    ) +
    soft(
      2,
      times(3, (index) =>
        box(
          middle - w * 0.4,
          floor - h * 0.62 + index * 26,
          w * (0.34 - index * 0.07),
          8,
          '#ffffff',
          'opacity=".75"',
        ),
      ),
    ) +
    light(soft(7, rays)) +
    light(
      soft(
        4,
        times(9, (index) => disc(((index + 0.5) * width) / 9, 4, 15, '#ffffff')),
      ),
    ) +
    soft(
      2,
      box(width * 0.08, floor, width * 0.84, 16, mix(wall, '#ffffff', 0.14)) +
        box(width * 0.08, floor + 16, width * 0.84, 50, mix(wall, '#000000', 0.6)),
    ) +
    soft(
      1,
      `<g transform="translate(${middle + w * 0.36} ${floor - 3})">${disc(0, -78, 9, '#0b0d16')}${shape('M-17 0L-13-62C-9-72 9-72 13-62L17 0Z', '#0b0d16')}</g>`,
    ) +
    soft(2, crowd(camera, height * 0.74, 13, mix(wall, '#05060c', 0.62))) +
    soft(2, crowd(camera, height * 0.82, 21, mix(wall, '#05060c', 0.82))) +
    soft(4, crowd(camera, height * 0.94, 36, '#05060c')) +
    camera.bokeh(14, [beam, screen[1], '#ffffff'], {
      bottom: height * 0.5,
      small: 4,
      large: 20,
      opacity: 0.6,
    })
  );
}
