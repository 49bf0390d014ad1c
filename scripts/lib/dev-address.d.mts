export const serverAddress: (env: { PORT?: string | undefined }) => string;
export const pageTeller: (print: (text: string) => void) => {
  client(text: string): void;
  server(text: string): void;
};
