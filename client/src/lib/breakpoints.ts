/** Lower bounds of the specification's breakpoints, in pixels. */
export const breakpoints = { sm: 480, md: 768, lg: 1024, xl: 1280, xxl: 1536 } as const;
