import { defineConfig } from 'vitest/config'
import { project, root } from './vitest.config.ts'

/** Tests that play whole matches: they would also kill mutants, but slowly. */
const WHOLE_MATCHES = [
  'engine/**/*.{laws,fuzz,match}.test.ts',
  'engine/{arena,bench,protocol,testkit}/**',
  'engine/**/golden/**',
  'engine/admiral/bots/**',
  'engine/sea-battle/{bots/**,randomFleet.test.ts,protocol.test.ts}',
  'engine/cli.test.ts',
]

const engine = project('engine', ['engine/**/*.test.ts'], WHOLE_MATCHES)

/** The tests that must kill the mutants of `stryker.config.json`. */
export default defineConfig({
  root,
  test: {
    projects: [
      // State that one mutant leaves in a module must not reach the next; Stryker knows how Vite loads modules.
      { ...engine, test: { ...engine.test, isolate: true, experimental: {} } },
      project('electron', ['electron/files/settingsFile.test.ts']),
      project('renderer', ['renderer/{playback,input}/**/*.test.ts']),
    ],
  },
})
