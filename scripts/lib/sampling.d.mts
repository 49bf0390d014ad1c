export const PARTS: number;
export function isChosen(part: number, seed: string, parts?: number): boolean;
