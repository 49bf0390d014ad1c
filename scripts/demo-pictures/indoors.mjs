import { box, disc, light, mix, shape, soft, times } from './camera.mjs';
import { towers } from './outdoors.mjs';

export function racks(camera, glow) {
  const { width, height, dice } = camera;
  const [cx, cy] = [width * dice.between(0.46, 0.56), height * 0.46];
  // Planes that run to the point where the corridor ends.
  const wall = (side) =>
    times(9, (index) => {
      const at = (place) => 0.1 + 0.9 * (place / 9) ** 1.7;
      const [far, near] = [at(index), at(index + 0.93)];
      const x = (share) => cx + side * share * (side > 0 ? width - cx : cx) * 1.12;
      const [top, bottom] = [(share) => cy - share * cy * 1.25, (share) => cy + share * (height - cy) * 1.3];
      const lamps = times(18, (lamp) => {
        const depth = far + (near - far) * dice.between(0.15, 0.85);
        const y = top(depth) + ((lamp + 0.5) / 18) * (bottom(depth) - top(depth));
        return dice.chance(0.75)
          ? disc(
              x(depth),
              y,
              1 + depth * 3,
              dice.pick([glow, glow, '#ffffff', '#7dffb0', '#ffb060']),
              `opacity="${dice.between(0.4, 1).toFixed(2)}"`,
            )
          : '';
      });
      const plane = `M${x(far)} ${top(far)}L${x(near)} ${top(near)}V${bottom(near)}L${x(far)} ${bottom(far)}Z`;
      const blur = index > 6 ? 7 : index > 4 ? 2 : 1;
      return (
        soft(blur, shape(plane, mix('#0c1424', mix(glow, '#0c1424', 0.55), 0.75 - index * 0.075))) +
        light(soft(blur, lamps))
      );
    });
  const lines = times(7, (index) => {
    const share = 0.12 + 0.88 * ((index + 1) / 7) ** 1.8;
    return box(
      cx - width * 0.06 * share,
      cy - share * cy * 1.1,
      width * 0.12 * share,
      3 + share * 9,
      '#e8f4ff',
    );
  });
  return (
    camera.whole(
      camera.gradient([
        [0, '#050912'],
        [0.5, mix(glow, '#081020', 0.7)],
        [1, '#04070e'],
      ]),
    ) +
    camera.glow(cx, cy, height * 0.8, glow, 0.9) +
    wall(-1) +
    wall(1) +
    light(soft(4, lines), 0.9) +
    light(
      soft(
        22,
        shape(
          `M${cx - 30} ${cy}H${cx + 30}L${cx + width * 0.2} ${height}H${cx - width * 0.2}Z`,
          mix(glow, '#ffffff', 0.3),
          'opacity=".45"',
        ),
      ),
    ) +
    camera.bokeh(12, [glow, '#ffffff', '#7dffb0'], { small: 6, large: 34, opacity: 0.55 })
  );
}

export function lab(camera, liquid) {
  const { width, height, dice } = camera;
  const glass = camera.gradient(
    [
      [0, '#ffffff', 0.7],
      [0.16, '#ffffff', 0.12],
      [0.72, '#ffffff', 0.06],
      [0.9, '#ffffff', 0.55],
      [1, '#ffffff', 0.2],
    ],
    { x: 1, y: 0 },
  );
  const tube = (x, w, top, level, colour) => {
    const round = `rx="${(w / 2).toFixed(0)}"`;
    const body = camera.gradient(
      [
        [0, mix(colour, '#ffffff', 0.45)],
        [0.5, colour],
        [1, mix(colour, '#000000', 0.35)],
      ],
      { x: 1, y: 0 },
    );
    const bottom = height * 0.9;
    return (
      box(x, level, w, bottom - level, body, `${round} opacity=".82"`) +
      box(x, top, w, bottom - top, glass, round) +
      box(x - 4, top - 3, w + 8, 7, '#ffffff', 'rx="3" opacity=".6"')
    );
  };
  const shelf = (blur, count, size, colours) =>
    soft(
      blur,
      times(count, (index) =>
        box(
          ((index + dice.between(0, 0.6)) * width) / count,
          height * 0.62 - size * dice.between(0.6, 1.4),
          size * dice.between(0.3, 0.6),
          size * 1.5,
          dice.pick(colours),
          'rx="9" opacity=".75"',
        ),
      ),
    );
  return (
    camera.whole(
      camera.gradient([
        [0, '#eaf4f5'],
        [0.55, mix(liquid, '#e6f2f3', 0.72)],
        [1, mix(liquid, '#0c2730', 0.62)],
      ]),
    ) +
    camera.glow(width * 0.72, height * 0.1, width * 0.4, '#ffffff', 0.9) +
    shelf(22, 12, 150, ['#ffffff', mix(liquid, '#ffffff', 0.4), '#9fb9c0']) +
    soft(12, box(0, height * 0.62, width, 24, '#ffffff', 'opacity=".7"')) +
    shelf(7, 9, 90, ['#ffffff', liquid, '#6d8d97']) +
    soft(
      2,
      times(7, (index) =>
        tube(
          width * (0.1 + index * 0.12) + dice.between(-14, 14),
          40 + dice.between(-6, 10),
          height * 0.24,
          height * dice.between(0.42, 0.62),
          index % 3 ? liquid : mix(liquid, '#ff9a4d', 0.55),
        ),
      ),
    ) +
    soft(
      4,
      box(
        0,
        height * 0.86,
        width,
        height * 0.2,
        camera.gradient([
          [0, '#d8e6e8'],
          [1, mix(liquid, '#0c2730', 0.7)],
        ]),
      ),
    ) +
    camera.bokeh(16, ['#ffffff', mix(liquid, '#ffffff', 0.6)], {
      bottom: height * 0.6,
      small: 8,
      large: 46,
      opacity: 0.55,
    })
  );
}

export function office(camera, lamp) {
  const { width, height, dice } = camera;
  const desk = height * 0.84;
  const screen = (x, w, colour) =>
    camera.glow(x + w / 2, desk - w * 0.4, w * 0.9, colour, 0.5) +
    soft(
      7,
      box(
        x,
        desk - w * 0.66,
        w,
        w * 0.56,
        camera.gradient(
          [
            [0, mix(colour, '#ffffff', 0.35)],
            [1, mix(colour, '#0b1020', 0.45)],
          ],
          { x: 1 },
        ),
        'rx="6"',
      ) +
        times(6, (index) =>
          box(
            x + w * 0.08,
            desk - w * 0.6 + index * w * 0.075,
            w * dice.between(0.2, 0.7),
            w * 0.025,
            '#ffffff',
            'opacity=".5"',
          ),
        ) +
        box(x + w * 0.44, desk - w * 0.1, w * 0.12, w * 0.1, '#0a0d18'),
    );
  const leaf = (x, y, turn) =>
    shape(
      'M0 0C-26-50-16-120 0-150C16-120 26-50 0 0Z',
      '#0a1a18',
      `transform="translate(${x} ${y}) rotate(${turn})"`,
    );
  const plantAt = width * dice.pick([0.06, 0.94]);
  return (
    camera.whole(
      camera.gradient([
        [0, '#0b1230'],
        [0.6, '#25305c'],
        [1, '#0a0e1c'],
      ]),
    ) +
    soft(
      7,
      towers(camera, height * 0.8, {
        colour: '#141d40',
        low: height * 0.2,
        high: height * 0.62,
        lit: 0.3,
        lamp: '#ffd9a0',
        step: 92,
      }),
    ) +
    camera.bokeh(64, ['#ffd9a0', '#ff9a4d', '#ffe8d4', '#8fb8ff', '#ff7a6a'], {
      top: height * 0.2,
      bottom: height * 0.8,
      small: 6,
      large: 30,
      opacity: 0.85,
    }) +
    soft(
      4,
      times(4, (index) => box(((index + 0.5) * width) / 4 - 5, 0, 10, height * 0.86, '#080b16')),
    ) +
    box(
      0,
      desk,
      width,
      height - desk,
      camera.gradient([
        [0, '#2a2030'],
        [1, '#0b0a12'],
      ]),
    ) +
    screen(width * dice.between(0.16, 0.24), height * 0.62, '#5b8cff') +
    screen(width * dice.between(0.58, 0.66), height * 0.56, lamp) +
    camera.glow(width * 0.47, desk - height * 0.26, height * 0.5, '#ffb060', 0.8) +
    soft(
      2,
      shape(
        `M${width * 0.47 - 34} ${desk - height * 0.2}L${width * 0.47 - 12} ${desk - height * 0.34}H${width * 0.47 + 12}L${width * 0.47 + 34} ${desk - height * 0.2}Z`,
        '#ffd9a0',
      ) + box(width * 0.47 - 3, desk - height * 0.2, 6, height * 0.2, '#0a0d18'),
    ) +
    soft(
      4,
      [-58, -34, -12, 10, 32, 56].map((turn) => leaf(plantAt, desk + 14, turn)).join('') +
        box(plantAt - 34, desk - 2, 68, 80, '#0d0f18', 'rx="8"'),
    ) +
    soft(12, box(0, desk - 4, width, 8, mix(lamp, '#ffffff', 0.3), 'opacity=".35"'))
  );
}

export function street(camera, sign) {
  const { width, height, dice } = camera;
  const [cx, cy] = [width * dice.between(0.44, 0.58), height * 0.5];
  const shop = (side, index) => {
    const at = (place) => 0.12 + 0.88 * (place / 6) ** 1.6;
    const [far, near] = [at(index), at(index + 0.9)];
    const x = (share) => cx + side * share * (side > 0 ? width - cx : cx) * 1.1;
    const [top, bottom] = [(share) => cy - share * cy * 0.55, (share) => cy + share * (height - cy) * 0.72];
    const glass = dice.pick(['#ffcf8a', '#ffe2b0', sign, '#ff9a6a', '#ffd9c0']);
    return (
      shape(
        `M${x(far)} ${cy - far * cy * 1.4}L${x(near)} ${cy - near * cy * 1.4}V${bottom(near)}L${x(far)} ${bottom(far)}Z`,
        mix('#1a1420', '#4a3a4a', 1 - far),
      ) +
      shape(
        `M${x(far)} ${top(far)}L${x(near)} ${top(near)}V${bottom(near)}L${x(far)} ${bottom(far)}Z`,
        glass,
        'opacity=".85"',
      ) +
      shape(
        `M${x(far)} ${top(far)}L${x(near)} ${top(near)}L${x(near) - side * 40 * near} ${top(near) + 34 * near}L${x(far) - side * 40 * far} ${top(far) + 34 * far}Z`,
        dice.pick([sign, '#7f3b46', '#2f4858', '#c8553d']),
      )
    );
  };
  const person = (x, size, colour) =>
    `<g transform="translate(${x.toFixed(0)} ${(cy + size * 1.5).toFixed(0)}) scale(${(size / 100).toFixed(2)})">${disc(0, -150, 17, colour)}${shape('M-30-60C-30-120-16-130 0-130S30-120 30-60L20-54L22 40H4L0-20L-6 40H-24L-20-54Z', colour)}</g>`;
  const strings = times(3, (index) => {
    const y = height * (0.05 + index * 0.1);
    return times(22, (lamp) => {
      const share = lamp / 21;
      return disc(width * share, y + Math.sin(share * Math.PI) * height * 0.16, 3 + index * 2.2, '#ffe2a8');
    });
  });
  const shops = soft(
    7,
    times(6, (index) => shop(-1, index) + shop(1, index)),
  );
  return (
    camera.whole(
      camera.gradient([
        [0, '#131a3a'],
        [0.5, '#5a4a6a'],
        [1, '#120e18'],
      ]),
    ) +
    camera.glow(cx, cy, width * 0.35, '#ffc890', 0.8) +
    shops +
    camera.reflection(cy + height * 0.18, shops, { depth: 0.9, opacity: 0.4 }) +
    box(
      0,
      cy + height * 0.2,
      width,
      height * 0.4,
      camera.gradient([
        [0, '#2a1f2c', 0],
        [0.5, '#1a1420', 0.75],
        [1, '#0c0a10', 0.9],
      ]),
    ) +
    light(soft(2, strings)) +
    light(soft(12, strings), 0.9) +
    soft(
      2,
      times(9, () => person(cx + dice.between(-0.2, 0.2) * width, dice.between(34, 60), '#221a28')),
    ) +
    soft(
      12,
      person(width * dice.between(0.1, 0.25), 230, '#0d0b12') +
        person(width * dice.between(0.75, 0.9), 250, '#0d0b12'),
    ) +
    camera.bokeh(60, ['#ffd9a0', sign, '#ff9a4d', '#ffe8d4'], {
      bottom: height * 0.75,
      small: 6,
      large: 40,
      opacity: 0.6,
    })
  );
}
