import { defineConfig } from 'vite';

export default defineConfig({
  // Said here and not left to tsconfig: a file outside its `include` would keep raw decorators.
  oxc: { decorator: { legacy: true, emitDecoratorMetadata: true } },
  build: { ssr: 'src/main.ts', outDir: 'dist', target: 'node20', sourcemap: true, emptyOutDir: true },
});
