/** The page of stream overlays, built apart: parts that it shared with other pages would bring along what it never needs. */
import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import program from '../package.json' with { type: 'json' }
import { noteShipped } from './packaging/licences/shippedPackages.ts'
import { pageHeads } from './pageHeads.ts'

/** Returns a path from the project root. */
const at = (path: string) => resolve(import.meta.dirname, '..', path)

export default defineConfig({
  root: at('renderer'),
  base: './',
  plugins: [react(), pageHeads(), noteShipped('overlay', at('out/shipped'))],
  define: { __VERSION__: JSON.stringify(program.version) },
  build: {
    outDir: at('out/renderer'),
    emptyOutDir: false, // beside the other pages
    target: 'es2022',
    cssTarget: ['chrome140', 'firefox140', 'safari18'],
    modulePreload: { polyfill: false },
    rollupOptions: { input: { overlay: at('renderer/overlay.html') } },
  },
})
