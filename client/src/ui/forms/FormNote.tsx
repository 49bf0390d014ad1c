import type { ComponentProps } from 'react';
import { Stack } from '../Stack';
import styles from './Forms.module.css';

type FormNoteProps = ComponentProps<'div'> & { as?: 'div' | 'output' | 'ul' };

/** A note before or between fields. Takes no space while it is empty. */
export const FormNote = (props: FormNoteProps) => <Stack gap="xs" {...props} className={styles.note} />;
