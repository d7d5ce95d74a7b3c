// The server recognises hexadecimal hashes and allows caching these files for a year.
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const names = {
  hashCharacters: 'hex',
  entryFileNames: '[name].[hash:8].js',
  chunkFileNames: '[name].[hash:8].js',
  assetFileNames: '[name].[hash:8][extname]',
};
export default defineConfig({
  plugins: [react()],
  build: { rolldownOptions: { output: names } },
});
