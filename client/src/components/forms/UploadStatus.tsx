import styles from './ImageUpload.module.css';
import { messages } from './messages';
import type { ImageUploadState } from './useImageUpload';

/** The hint of an upload, its progress and its error. */
export function UploadStatus({
  id,
  label,
  hint,
  upload,
}: {
  id: string;
  label: string;
  hint: string;
  upload: ImageUploadState;
}) {
  const { progress, error } = upload;
  return (
    <>
      {progress !== null && (
        <progress
          className={styles.progress}
          max={100}
          value={progress}
          aria-label={messages.uploadOf(label)}
        />
      )}
      <p id={id} className={styles.hint}>
        {hint}
      </p>
      <div role="alert" className={styles.error}>
        {error}
      </div>
    </>
  );
}
