import { DeleteOutlined, PictureOutlined, UploadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense, useId, useRef } from 'react';
import { pictureTypes, type StoredPicture } from '../../data/uploads/uploads';
import { imageUrl } from '../../lib/images';
import { Row, Stack } from '../Stack';
import { Hint, Text } from '../Text';
import styles from './Forms.module.css';
import { messages } from './messages';
import { useImageUpload } from './useImageUpload';

const CropDialog = lazy(() => import('./CropDialog'));

interface ImageUploadProps {
  /** The name of the picture, such as "Photo". */
  label: string;
  /** The present picture, or its address or name. In a form, its `Form.Item` gives this and `onChange`. */
  value?: { url: string } | string | null;
  /** The stored picture; null after it was removed. */
  onChange?: (picture: StoredPicture | null) => void;
  /** Width by height of the part that is kept. */
  aspect?: number;
  shape?: 'round' | 'rect';
  hint?: string;
}

/** A picture to choose, crop, replace and remove. */
export function ImageUpload(props: ImageUploadProps) {
  const { label, value, onChange, aspect = 1, shape = 'rect', hint = messages.pictureHint } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { chosen, preview, progress, error, ...upload } = useImageUpload((stored) => onChange?.(stored));
  const round = shape === 'round';
  const name = value ? messages.replacePictureOf(label) : messages.choosePictureFor(label);
  const shown = imageUrl(preview ?? (typeof value === 'object' ? value?.url : value));
  return (
    <Row as="fieldset" wrap gap="md" aria-label={label}>
      <Row
        rigid
        justify="center"
        className={`${styles.preview} ${round ? styles.round : styles.wide}`}
        // A square one, a logo, is seen well when small.
        style={round ? undefined : { aspectRatio: aspect, maxWidth: aspect > 1 ? undefined : 96 }}
      >
        {shown ? <img src={shown} alt={messages.pictureOf(label)} /> : <PictureOutlined aria-hidden />}
      </Row>
      <Stack grow gap="xxs" className={styles.controls}>
        <Text strong={500} aria-hidden>
          {label}
        </Text>
        <Row wrap gap="xs">
          <input
            ref={input}
            type="file"
            // antd shows file fields of a form as blocks.
            style={{ display: 'none' }}
            aria-label={name}
            accept={pictureTypes.join(',')}
            onChange={({ target }) => {
              upload.choose(target.files?.[0]);
              // The same file may be chosen again.
              target.value = '';
            }}
          />
          <Button
            icon={<UploadOutlined aria-hidden />}
            aria-label={name}
            aria-describedby={id}
            disabled={progress !== null || undefined}
            onClick={() => input.current?.click()}
          >
            {value ? messages.replacePicture : messages.choosePicture}
          </Button>
          {value && (
            <Button
              type="text"
              icon={<DeleteOutlined aria-hidden />}
              aria-label={messages.removePictureOf(label)}
              disabled={progress !== null || undefined}
              onClick={() => onChange?.(null)}
            >
              {messages.removePicture}
            </Button>
          )}
        </Row>
        {progress !== null && (
          <progress
            className={styles.progress}
            max={100}
            value={progress}
            aria-label={messages.uploadOf(label)}
          />
        )}
        <Hint size="sm" id={id}>
          {hint}
        </Hint>
        <Text as="div" tone="error" role="alert">
          {error}
        </Text>
      </Stack>
      {chosen && (
        <Suspense>
          <CropDialog
            {...chosen}
            aspect={aspect}
            round={round}
            onCrop={(picture) => void upload.send(picture)}
            onUnreadable={() => upload.fail(messages.pictureUnreadable)}
            onCancel={upload.cancel}
          />
        </Suspense>
      )}
    </Row>
  );
}
