import { describe, expect, it } from 'vitest'
import { cyclesOf, printCycle } from './cycles.ts'

/** Returns the printed cycles of a fictitious project, given as file → code. */
function cycles(files: Readonly<Record<string, string>>): readonly string[] {
  return cyclesOf(new Map(Object.entries(files))).map(printCycle)
}

describe('finds a cycle', () => {
  it('between two files in different folders', () => {
    const files = { 'a/x.ts': "import { y } from '../b/y.ts'", 'b/y.ts': "import { x } from '../a/x.ts'" }
    expect(cycles(files)).toEqual(['a/x.ts → b/y.ts → a/x.ts'])
  })

  it('through several files, without those that only lead into or out of it', () => {
    const files = {
      'before.ts': "import './one.ts'",
      'one.ts': "import './two.ts'",
      'three.ts': "import './one.ts'\nimport './after.ts'",
      'two.ts': "import './three.ts'",
      'after.ts': '',
    }
    expect(cycles(files)).toEqual(['one.ts → two.ts → three.ts → one.ts'])
  })

  it('of a file that imports itself', () => {
    expect(cycles({ 'a.ts': "import * as me from './a.ts'" })).toEqual(['a.ts → a.ts'])
  })

  it.each([
    ['a re-export', "export { b } from './b.ts'"],
    ['a re-export of all', "export * from './b.ts'"],
    ['an import for its effect', "import './b.ts'"],
    ['a call', "const b = () => import('./b.ts')"],
    ['a value among types', "import { type A, b } from './b.ts'"],
    ['types named one by one, which leave an empty import', "import { type A } from './b.ts'"],
  ])('made by %s', (_what, line) => {
    expect(cycles({ 'a.ts': line, 'b.ts': "import { a } from './a.ts'" })).toEqual(['a.ts → b.ts → a.ts'])
  })

  it('and reports its shortest chain', () => {
    const files = {
      'a.ts': "import './b.ts'\nimport './c.ts'",
      'b.ts': "import './c.ts'",
      'c.ts': "import './a.ts'",
    }
    expect(cycles(files)).toEqual(['a.ts → c.ts → a.ts'])
  })

  it('next to another one', () => {
    const files = {
      'a.ts': "import './b.ts'",
      'b.ts': "import './a.ts'\nimport './c.ts'",
      'c.ts': "import './d.ts'",
      'd.ts': "import './c.ts'",
    }
    expect(cycles(files)).toEqual(['a.ts → b.ts → a.ts', 'c.ts → d.ts → c.ts'])
  })
})

describe('finds no cycle', () => {
  it.each([
    ['where one side needs types alone', "import type { B } from './b.ts'"],
    ['where one side hands on types alone', "export type { B } from './b.ts'"],
    ['where an import is a comment', "// import { b } from './b.ts'"],
    ['where a package has the name of a file', "import { b } from 'b.ts'"],
  ])('%s', (_what, line) => {
    expect(cycles({ 'a.ts': line, 'b.ts': "import { a } from './a.ts'" })).toEqual([])
  })

  it('where two paths lead to the same file', () => {
    const files = {
      'a.ts': "import './b.ts'\nimport './c.ts'",
      'b.ts': "import './d.ts'",
      'c.ts': "import './d.ts'",
      'd.ts': '',
    }
    expect(cycles(files)).toEqual([])
  })
})
