import { describe, expect, it } from 'vitest'
import { importsOf } from './importsOf.ts'

describe('importsOf', () => {
  it('finds imports, re-exports, side effects and dynamic imports, and distinguishes types from values', () => {
    const code = [
      "import { a } from './a.ts'",
      "import type { B } from './b.ts'",
      "import { type C, type D } from './c.ts'",
      'import {',
      '  e,',
      '  type F,',
      "} from './e.ts'",
      "export * from './g.ts'",
      "import './h.css'",
      "const lazy = () => import('./i.ts')",
      "// import { z } from './z.ts'",
      "/* export * from './y.ts' */",
    ].join('\n')
    expect(importsOf(code)).toEqual([
      { specifier: './a.ts', typeOnly: false, line: 1 },
      { specifier: './b.ts', typeOnly: true, line: 2 },
      { specifier: './c.ts', typeOnly: false, line: 3 },
      { specifier: './e.ts', typeOnly: false, line: 4 },
      { specifier: './g.ts', typeOnly: false, line: 8 },
      { specifier: './h.css', typeOnly: false, line: 9 },
      { specifier: './i.ts', typeOnly: false, later: true, line: 10 },
    ])
  })
})
