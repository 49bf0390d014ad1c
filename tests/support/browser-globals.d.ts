/** The global of a browser that modules of the client name which tests run in Node. */
declare const document: { documentElement: { lang: string } };
