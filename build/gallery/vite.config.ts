import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The gallery's own page: run `vite build/gallery` to look around, `capture.ts` to save a picture. */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [react()],
  build: {
    outDir: resolve(import.meta.dirname, '../../out/gallery'),
    emptyOutDir: true,
    target: 'chrome140',
    assetsInlineLimit: 0, // models must stay files: the page may not fetch data: addresses
    chunkSizeWarningLimit: 3000,
  },
})
