export { BadgeReader } from './camera/BadgeReader';
export { canHash, hashOf } from './lib/code-hash';
