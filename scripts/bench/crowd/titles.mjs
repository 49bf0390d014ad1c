import { PERSONAS } from './personas.mjs';

/** Job titles as people write them: those of the same persona differ, and many titles fit several personas. */
const TITLES = {
  founder: ['Founder', 'CEO', 'CTO', 'Head of Growth', 'Product Manager'],
  exhibitor: ['Sales Manager', 'Account Executive', 'Product Manager', 'Sales Engineer', 'Marketing Manager'],
  sponsor: [
    'Head of Partnerships',
    'Marketing Manager',
    'Innovation Manager',
    'Director',
    'Account Executive',
  ],
  exporter: ['CEO', 'Business Development Manager', 'Delivery Manager', 'Sales Manager', 'CTO'],
  investor: ['Partner', 'Principal', 'Investment Manager', 'Director', 'Angel Investor'],
  speaker: ['Professor', 'Director', 'CEO', 'Chief Scientist', 'Advisor'],
  buyer: ['Procurement Manager', 'IT Manager', 'Operations Manager', 'Director', 'CTO', 'Project Manager'],
  partner: ['Business Development Manager', 'Managing Director', 'Channel Manager', 'Director'],
  consultant: ['Consultant', 'Advisor', 'Managing Partner', 'Project Manager', 'Director'],
  researcher: ['Researcher', 'Professor', 'Data Scientist', 'Project Manager'],
  student: ['Student', 'Graduate', 'Intern', 'Research Assistant'],
  press: ['Journalist', 'Editor', 'Content Creator'],
};

/** A sixth leaves the title out. */
export const titleOf = (random, { persona }) =>
  random.chance(0.84) ? random.pick(TITLES[PERSONAS[persona].name]) : null;
