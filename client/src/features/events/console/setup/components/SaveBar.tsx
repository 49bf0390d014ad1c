import type { ComponentProps } from 'react';
import { SaveBar as Bar } from '../../../../../ui';
import { messages } from '../messages';
import { NextStep } from './NextStep';

/** Saves a section of the setup, and leads to the next step. */
export const SaveBar = (props: Omit<ComponentProps<typeof Bar>, 'texts' | 'next'>) => (
  <Bar texts={messages} next={<NextStep />} {...props} />
);
