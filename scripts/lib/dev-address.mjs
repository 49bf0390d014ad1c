/** Where the server of `npm run dev` listens: the client's own server passes on to it what is not a page. */
export const serverAddress = ({ PORT }) => `http://localhost:${PORT || 4000}`;

/** Reads what both print, and says where the page is that reloads: each time the server is ready, and once both are. */
export const pageTeller = (print) => {
  let page;
  let isReady = false;
  const tell = () => page && isReady && print(`  The page that reloads when a file is saved: ${page}\n\n`);
  return {
    client(text) {
      const [, found] = /Local:\s+(http\S+)/.exec(text) ?? [];
      if (!found) return;
      page = found;
      tell();
    },
    server(text) {
      if (!text.includes('Ctrl-C stops it')) return;
      isReady = true;
      tell();
    },
  };
};
