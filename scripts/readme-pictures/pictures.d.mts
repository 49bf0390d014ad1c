export const folder: string;
export const pictures: Readonly<Record<string, object>>;
export const stalePictures: () => string[];
