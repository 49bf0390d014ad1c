/** Lets one process at a time install, build and prepare in this folder; the others wait for it. */
export function alone<T>(work: () => Promise<T>): Promise<T>;
