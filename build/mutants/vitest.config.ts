import { defineConfig } from 'vitest/config'
import { components, project, root } from '../vitest.config.ts'
import { roomOf } from './rooms.ts'

const { tests, hasDocument } = roomOf(process.env.MUTANTS_ROOM)

/**
 * The tests that must kill the mutants of one room. Each file has its own modules, so that the state that one mutant
 * leaves in a module does not reach the next.
 */
export default defineConfig({
  root,
  test: { projects: [(hasDocument ? components : project)('mutants', [...tests])] },
})
