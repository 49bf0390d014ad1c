import { useEffect, useRef, useState } from 'react';
import { errorMessage } from '../../data/errors/errors';
import { pictureProblem, uploadImage, type StoredPicture } from '../../data/uploads/uploads';
import { messages } from './messages';

/** Checks a chosen picture, sends what was cropped of it, and reports the progress. */
export function useImageUpload(onStored: (picture: StoredPicture) => void) {
  /** The file that waits to be cropped, and its address. */
  const [chosen, setChosen] = useState<{ file: File; url: string } | null>(null);
  /** The address of the picture while it is sent. */
  const [preview, setPreview] = useState<string | null>(null);
  /** Percentage sent; null while nothing is. */
  const [progress, setProgress] = useState<number | null>(null);
  const [error, setError] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  useEffect(() => () => URL.revokeObjectURL(preview ?? ''), [preview]);
  const close = () => {
    if (chosen) URL.revokeObjectURL(chosen.url);
    setChosen(null);
  };
  const choose = (file: File | undefined) => {
    if (!file) return;
    const problem = pictureProblem(file);
    setError(problem && (problem === 'kind' ? messages.pictureKind : messages.pictureTooLarge));
    setChosen(problem ? null : { file, url: URL.createObjectURL(file) });
  };
  const fail = (message: string) => {
    close();
    setError(message);
  };
  const send = async (picture: Blob) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    close();
    setPreview(URL.createObjectURL(picture));
    setProgress(0);
    try {
      onStored(await uploadImage(picture, { onProgress: setProgress, signal: controller.signal }));
    } catch (caught) {
      if (!controller.signal.aborted) setError(errorMessage(caught));
    } finally {
      if (running.current === controller) {
        setProgress(null);
        setPreview(null);
      }
    }
  };
  return { chosen, preview, progress, error, choose, send, fail, cancel: close };
}
