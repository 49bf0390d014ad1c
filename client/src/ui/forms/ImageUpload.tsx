import { DeleteOutlined, PictureOutlined, UploadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense, useId, useRef } from 'react';
import { pictureTypes, type StoredPicture } from '../../data/uploads';
import { imageUrl } from '../../lib/images';
import { Row, Stack } from '../Stack';
import { Hint, Text } from '../Text';
import styles from './Forms.module.css';
import { messages } from './messages';
import { useImageUpload, type ImageUploadState } from './useImageUpload';

const CropDialog = lazy(() => import('./CropDialog'));

interface ImageUploadProps {
  /** The name of the picture, such as "Photo". */
  label: string;
  /** Address or name of the present picture. */
  value: string | null;
  /** The stored picture; null after it was removed. */
  onChange: (picture: StoredPicture | null) => void;
  /** Width by height of the part that is kept. */
  aspect?: number;
  shape?: 'round' | 'rect';
  hint?: string;
}

interface UploadStatusProps {
  id: string;
  label: string;
  hint: string;
  upload: ImageUploadState;
}

/** The hint of an upload, its progress and its error. */
function UploadStatus({ id, label, hint, upload: { progress, error } }: UploadStatusProps) {
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
      <Hint size="sm" id={id}>
        {hint}
      </Hint>
      <Text as="div" tone="error" role="alert">
        {error}
      </Text>
    </>
  );
}

interface PreviewProps extends Required<Pick<ImageUploadProps, 'label' | 'aspect'>> {
  source: string | null;
  round: boolean;
}

function Preview({ label, source, round, aspect }: PreviewProps) {
  const url = imageUrl(source);
  return (
    <Row
      rigid
      justify="center"
      className={`${styles.preview} ${round ? styles.round : styles.wide}`}
      style={round ? undefined : { aspectRatio: aspect }}
    >
      {url ? <img src={url} alt={messages.pictureOf(label)} /> : <PictureOutlined aria-hidden />}
    </Row>
  );
}

/** A picture to choose, crop, replace and remove. */
export function ImageUpload(props: ImageUploadProps) {
  const { label, value, onChange, aspect = 1, shape = 'rect', hint = messages.pictureHint } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const upload = useImageUpload(onChange);
  const { chosen, preview, progress } = upload;
  const round = shape === 'round';
  const name = value ? messages.replacePictureOf(label) : messages.choosePictureFor(label);
  return (
    <Row as="fieldset" wrap gap="md" aria-label={label}>
      <Preview label={label} source={preview ?? value} round={round} aspect={aspect} />
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
            disabled={progress !== null}
            onClick={() => input.current?.click()}
          >
            {value ? messages.replacePicture : messages.choosePicture}
          </Button>
          {value && (
            <Button
              type="text"
              icon={<DeleteOutlined aria-hidden />}
              aria-label={messages.removePictureOf(label)}
              disabled={progress !== null}
              onClick={() => onChange(null)}
            >
              {messages.removePicture}
            </Button>
          )}
        </Row>
        <UploadStatus id={id} label={label} hint={hint} upload={upload} />
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
