import { Text } from '../../ui/Text';
import styles from './Forms.module.css';
import { messages } from './messages';
import type { ImageUploadState } from './useImageUpload';

interface UploadStatusProps {
  id: string;
  label: string;
  hint: string;
  upload: ImageUploadState;
}

/** The hint of an upload, its progress and its error. */
export function UploadStatus({ id, label, hint, upload: { progress, error } }: UploadStatusProps) {
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
      <Text as="p" size="sm" tone="secondary" id={id}>
        {hint}
      </Text>
      <Text as="div" tone="error" role="alert">
        {error}
      </Text>
    </>
  );
}
