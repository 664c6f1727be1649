import { defineConfig } from 'vitest/config'
import { FORGET, project, root } from '../vitest.config.ts'
import { roomOf } from './rooms.ts'

const { tests, hasDocument } = roomOf(process.env.MUTANTS_ROOM)
const { test, ...rest } = project('mutants', [...tests])
const setupFiles = [FORGET, 'renderer/i18n/all.ts', 'renderer/testkit/setup.ts']
const document = { environment: 'happy-dom', setupFiles }

/** The tests that must kill the mutants of one room. */
export default defineConfig({
  root,
  // Each file has its own modules: state that one mutant leaves in a module must not reach the next.
  test: { projects: [{ ...rest, test: { ...test, ...(hasDocument ? document : {}), isolate: true } }] },
})
