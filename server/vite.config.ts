import { defineConfig } from 'vite';
import { threads } from './thread-plugin.ts';

export default defineConfig({
  // Said here and not left to tsconfig: a file outside its `include` would keep raw decorators.
  oxc: { decorator: { legacy: true, emitDecoratorMetadata: true } },
  plugins: [threads()],
  build: {
    ssr: true,
    rolldownOptions: { input: { main: 'src/main.ts', 'bench-exports': 'src/bench-exports.ts' } },
    outDir: 'dist',
    target: 'node20',
    sourcemap: true,
    emptyOutDir: true,
  },
});
