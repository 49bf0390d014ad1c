import type { ReactNode } from 'react';
import { Stack } from '../Stack';

/** The head of a page and what is below it, one under the other. */
export const ConsolePage = ({ children }: { children: ReactNode }) => <Stack gap="lg">{children}</Stack>;
