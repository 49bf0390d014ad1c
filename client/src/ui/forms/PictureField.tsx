import { ImageUpload } from './ImageUpload';

interface PictureFieldProps {
  label: string;
  hint: string;
  aspect: number;
  shape?: 'round' | 'rect';
  /** Given by the `Form.Item` around it. */
  value?: string | null;
  onChange?: (name: string | null) => void;
}

/** A picture as a field of a form; its value is the name of the uploaded file. */
export function PictureField({ value = null, onChange, ...picture }: PictureFieldProps) {
  return <ImageUpload {...picture} value={value} onChange={(stored) => onChange?.(stored?.name ?? null)} />;
}
