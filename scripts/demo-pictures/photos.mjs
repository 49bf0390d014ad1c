import { Camera, mix } from './camera.mjs';
import { lab, office, racks, street } from './indoors.mjs';
import { farmland, hours, port, skyline, wind } from './outdoors.mjs';
import { beams, stage } from './stage.mjs';

/**
 * Scenes as a camera sees them: far things pale and soft, near ones dark and out of focus, and lights that glow. Each is
 * drawn by a `Dice` of its own, so that two pictures of one kind of place differ.
 */

/** The places that suit the field of a company. */
const places = {
  ai: [(camera, { light: glow }) => racks(camera, glow), (camera, { light: glow }) => office(camera, glow)],
  fintech: [(camera) => skyline(camera, hours.dusk), (camera) => skyline(camera, hours.blue)],
  health: [(camera, { light: glow }) => lab(camera, mix(glow, '#2a9d9d', 0.5))],
  climate: [(camera) => wind(camera, hours.morning), (camera) => wind(camera, hours.sunset)],
  security: [(camera, { light: glow }) => racks(camera, mix(glow, '#4ab0ff', 0.5))],
  logistics: [(camera) => port(camera, hours.sunset), (camera) => port(camera, hours.dusk)],
  education: [
    (camera, _colours, dice) => stage(camera, dice.pick(beams)),
    (camera, { spark }) => office(camera, spark),
  ],
  food: [(camera) => farmland(camera, hours.sunset), (camera) => farmland(camera, hours.morning)],
  cities: [(camera) => skyline(camera, hours.sunset), (camera) => skyline(camera, hours.morning)],
  commerce: [(camera, { light: glow }) => street(camera, glow)],
  software: [
    (camera, { light: glow }) => office(camera, glow),
    (camera) => skyline(camera, hours.blue),
    (camera, { light: glow }) => racks(camera, glow),
  ],
  media: [(camera, _colours, dice) => stage(camera, dice.pick(beams))],
};

/** The cover of a company, 1200 by 400: a place of its field, with a breath of its colour. */
export function photographCompany({ name, field: kind, number }, colours) {
  const camera = new Camera(1200, 400, `photo/${name}`);
  const kinds = places[kind];
  return camera.develop(kinds[number % kinds.length](camera, colours, camera.dice), colours.deep);
}

const event = (seed, draw) => () => {
  const camera = new Camera(1600, 640, `event/${seed}`);
  return camera.develop(draw(camera));
};

/** Covers of events by title, 1600 by 640: a stage in any city, the sea off Copenhagen, a hall in Karachi. */
export const eventCovers = {
  'Digital Futures Forum': event('forum', (camera) => stage(camera, beams[0])),
  'Nordic Climate Tech Days': event('climate', (camera) => wind(camera, hours.morning)),
  'Karachi Software Export Summit': event('export', (camera) => stage(camera, beams[1])),
};
