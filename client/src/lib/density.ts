/** Organisers work with many rows on wide screens: controls of 32 px. On phones they stay as large as a thumb. */
export const dense = { controlHeight: 32, fontSize: 14 };
