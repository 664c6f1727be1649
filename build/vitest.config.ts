import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

export const root = join(import.meta.dirname, '..')
const LAWS = 'engine/**/*.laws.test.ts'
const PROTOCOL = ['engine/protocol/**/*.test.ts', 'engine/cli.test.ts']
/** Component tests that draw a scene. */
const SCENES = 'renderer/{table,input,director,*/pieces,*/highlights,*/scene,*/table}/**/*.test.tsx'
const FUZZ = '{engine,electron}/**/*.fuzz.test.ts'
const MINUTE = 60_000
/** Projects that share processes: their modules hold no state, or FORGET loads them again for each file. */
const SHARED = ['engine', 'laws', 'protocol', 'electron', 'models', 'renderer', 'components', 'scenes', 'build']
const FORGET = 'renderer/testkit/forgetModules.ts'
/** Projects that Node loads directly, as when the program runs: this takes a seventh less time than through Vite. */
const NATIVE = ['engine', 'laws', 'protocol']

/** One project per part of the program: `vitest run --config build/vitest.config.ts --project engine`. */
export default defineConfig({
  root,
  test: {
    // By default vitest leaves one processor idle, half of a small machine.
    maxWorkers: availableParallelism(),
    projects: [
      project('engine', ['engine/**/*.test.ts'], [LAWS, FUZZ, ...PROTOCOL]),
      // Whole matches; LAWS_MATCHES sets how many.
      project('laws', [LAWS], [], 10 * MINUTE),
      project('protocol', PROTOCOL, [FUZZ]),
      // Duration set by FUZZ_MINUTES or FUZZ_RUNS.
      project('fuzz', [FUZZ], [], (Number(process.env.FUZZ_MINUTES ?? 1) + 5) * MINUTE),
      forgetting(project('electron', ['electron/**/*.test.ts'], [FUZZ])),
      withTexts(project('renderer', ['renderer/**/*.test.ts'])),
      components('components', ['renderer/**/*.test.tsx'], [SCENES]),
      components('scenes', [SCENES]),
      project('models', ['models/**/*.test.ts']),
      project('build', ['build/**/*.test.ts']),
    ],
  },
})

/**
 * Returns a project whose files share processes but not modules, which hold state there or are mocked; packages stay
 * loaded.
 */
function forgetting({ test, ...rest }: ReturnType<typeof project>) {
  return { ...rest, test: { ...test, setupFiles: [FORGET] } }
}

/** Adds all texts to a project: the page’s own tests use every language. */
function withTexts({ test, ...rest }: ReturnType<typeof project>) {
  return { ...rest, test: { ...test, setupFiles: [FORGET, 'renderer/i18n/all.ts'] } }
}

/** Returns a project of component tests, the only ones that run in a DOM. */
export function components(...tests: Parameters<typeof project>) {
  const { test, ...rest } = project(...tests)
  return {
    ...rest,
    test: {
      ...test,
      environment: 'happy-dom',
      setupFiles: [FORGET, 'renderer/i18n/all.ts', 'renderer/testkit/setup.ts'],
    },
  }
}

/** Returns a test project. Timeouts are generous: they catch tests that hang, not slow machines. */
export function project(name: string, include: string[], exclude: string[] = [], testTimeout = 2 * MINUTE) {
  // Without these aliases Node resolves the CommonJS builds, and with them a second copy of three.
  const alias = {
    '@react-three/fiber': join(root, 'node_modules/@react-three/fiber/dist/react-three-fiber.esm.js'),
    '@react-three/test-renderer': join(
      root,
      'node_modules/@react-three/test-renderer/dist/react-three-test-renderer.esm.js',
    ),
  }
  const server = { deps: { inline: ['@react-three/fiber', '@react-three/test-renderer'] } }
  const test = {
    name,
    isolate: !SHARED.includes(name),
    ...(NATIVE.includes(name) ? { experimental: { viteModuleRunner: false, nodeLoader: false } } : {}),
    include,
    exclude: [...exclude, '**/node_modules/**'],
    testTimeout,
    hookTimeout: 2 * MINUTE,
    server,
  }
  return { root, plugins: [react()], resolve: { alias }, test }
}
