/**
 * Work that never overlaps itself, for timers: however slow it is, calls meanwhile only make it run once more afterwards.
 * It handles its own errors.
 */
export function oneAtATime(work: () => Promise<void>): () => void {
  let running = false;
  let again = false;
  const run = async (): Promise<void> => {
    again = running;
    if (running) return;
    running = true;
    await work();
    running = false;
    if (again) await run();
  };
  return () => void run();
}
