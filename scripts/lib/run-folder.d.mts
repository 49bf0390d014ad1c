/** Where the folders of test runs may be. */
export const RUN_FOLDERS: string[];
/** Where the folder of a new run is made. */
export function runsFolder(): string;
