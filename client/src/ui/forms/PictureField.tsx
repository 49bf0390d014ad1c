import type { ComponentProps } from 'react';
import { ImageUpload } from './ImageUpload';

interface PictureFieldProps extends Omit<ComponentProps<typeof ImageUpload>, 'value' | 'onChange'> {
  value?: string | null;
  onChange?: (name: string | null) => void;
}

/** A picture as a field of a form; its value is the name of the uploaded file. */
export const PictureField = ({ onChange, ...upload }: PictureFieldProps) => (
  <ImageUpload {...upload} onChange={(stored) => onChange?.(stored?.name ?? null)} />
);
