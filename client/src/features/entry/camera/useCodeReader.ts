import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { logFailure } from '../../../data/errors/log';
import { openReader } from './code-reader';
import { RepeatGuard } from '../lib/repeat-guard';

const PAUSE_MS = 80;

/** Reads codes in the picture of a camera while it is on; each once for as long as it is in sight. False where no reader loads. */
export function useCodeReader(
  video: RefObject<HTMLVideoElement | null>,
  isOn: boolean,
  onText: (text: string) => void,
): boolean {
  const take = useEffectEvent(onText);
  const [works, setWorks] = useState(true);
  useEffect(() => {
    if (!isOn) return undefined;
    let isGone = false;
    let timer: ReturnType<typeof setTimeout>;
    const guard = new RepeatGuard();
    const run = async () => {
      const reader = await openReader();
      setWorks(true);
      const look = async () => {
        const text = video.current && (await reader.read(video.current).catch(() => null));
        if (isGone) return;
        if (guard.isNew(text, Date.now()) && text) take(text);
        timer = setTimeout(() => void look(), PAUSE_MS);
      };
      await look();
    };
    run().catch((error: unknown) => {
      logFailure('The reader of codes did not load', error);
      if (!isGone) setWorks(false);
    });
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [video, isOn]);
  return works;
}
