/** The few globals of a browser that modules of the client name which tests run in Node. */
declare const navigator: { onLine: boolean };
declare const document: { documentElement: { lang: string } };
