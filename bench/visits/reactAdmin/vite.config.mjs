// Hexadecimal hashes, by which the server tells what it may have cached for a year.
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
