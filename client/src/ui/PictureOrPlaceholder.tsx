import { useState } from 'react';
import { imageUrl, placeholderImage } from '../lib/images';

interface PictureOrPlaceholderProps {
  src: string | null | undefined;
  /** Empty where the text beside it says who or what it is. */
  alt?: string;
  className?: string;
}

/** A picture that was uploaded; the placeholder where there is none or it does not load. */
export function PictureOrPlaceholder({ src, alt = '', className }: PictureOrPlaceholderProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const url = imageUrl(src);
  const shown = url === null || failed === url ? placeholderImage : url;
  return <img className={className} src={shown} alt={alt} onError={() => setFailed(url)} />;
}
