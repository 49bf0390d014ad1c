import { Button, Slider } from 'antd';
import { useState } from 'react';
import Cropper from 'react-easy-crop';
import { cropPicture, type CropArea } from '../../lib/crop-picture';
import { Sheet } from '../Sheet';
import { Row } from '../Stack';
import { Hint } from '../Text';
import styles from './Forms.module.css';
import { messages } from './messages';

interface CropDialogProps {
  file: File;
  /** Address of the file. */
  url: string;
  /** Width by height. */
  aspect: number;
  round: boolean;
  onCrop: (picture: Blob) => void;
  onUnreadable: () => void;
  onCancel: () => void;
}

const maxZoom = 3;

/** Chooses the part of a picture that is shown: by drag, pinch, wheel or keys. */
export default function CropDialog(props: CropDialogProps) {
  const { file, url, aspect, round, onCrop, onUnreadable, onCancel } = props;
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<CropArea | null>(null);
  const [working, setWorking] = useState(false);
  const use = async () => {
    if (!area) return;
    setWorking(true);
    try {
      onCrop(await cropPicture(file, area));
    } catch {
      onUnreadable();
    }
  };
  return (
    <Sheet
      title={messages.cropTitle}
      onClose={onCancel}
      width={520}
      footer={
        <>
          <Button onClick={onCancel}>{messages.cancel}</Button>
          <Button type="primary" disabled={!area} loading={working} onClick={() => void use()}>
            {messages.cropPicture}
          </Button>
        </>
      }
    >
      <div className={styles.cropper}>
        <Cropper
          image={url}
          crop={crop}
          zoom={zoom}
          maxZoom={maxZoom}
          aspect={aspect}
          cropShape={round ? 'round' : 'rect'}
          showGrid={false}
          keyboardStep={10}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_, pixels) => setArea(pixels)}
          mediaProps={{ alt: '', onError: onUnreadable }}
          cropperProps={{ role: 'application', 'aria-label': messages.cropArea }}
        />
      </div>
      <Row gap="md">
        <span aria-hidden>{messages.zoom}</span>
        <Slider
          style={{ flex: 1 }}
          min={1}
          max={maxZoom}
          step={0.1}
          value={zoom}
          onChange={setZoom}
          ariaLabelForHandle={messages.zoom}
          tooltip={{ open: false }}
        />
      </Row>
      <Hint size="sm">{messages.cropHint}</Hint>
    </Sheet>
  );
}
