/// <reference types="vite/types/importMeta.d.ts" />

/** The address of a file that a worker thread can run; see thread-plugin.ts. */
declare module '*?thread' {
  const url: string;
  export default url;
}

/** The text of a file. */
declare module '*?raw' {
  const text: string;
  export default text;
}
