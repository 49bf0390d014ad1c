import type { SetupSection } from '../../../../../lib/paths';

export const setupSections: SetupSection[] = [
  'details',
  'registration',
  'meetings',
  'interests',
  'matching',
  'appearance',
];

export const isSetupSection = (name: string): name is SetupSection =>
  (setupSections as string[]).includes(name);
