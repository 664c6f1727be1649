/** One import of a file as written. */
export interface Import {
  readonly specifier: string
  /** Erased at run time. False for `import { type A }`, which compiles to `import {}`. */
  readonly typeOnly: boolean
  /** True for an import by a call, which loads only then. */
  readonly later?: true
  /** Line number, from 1. */
  readonly line: number
}

/** Returns the imports, re-exports and dynamic imports of a TypeScript file, in source order. */
export function importsOf(code: string): readonly Import[] {
  const statement = /^[ \t]*(?:import|export)\s+(type\s+)?(?:[\w*{}\s,$]*?\s*from\s*)?['"]([^'"]+)['"]/gm
  const call = /\bimport\(\s*['"]([^'"]+)['"]\s*\)/g
  const bare = withoutComments(code)
  const statements = [...bare.matchAll(statement)].map(({ 1: type, 2: specifier = '', index }) => ({
    specifier,
    typeOnly: type !== undefined,
    line: lineAt(bare, index),
  }))
  const calls = [...bare.matchAll(call)].map(({ 1: specifier = '', index }) => ({
    specifier,
    typeOnly: false,
    later: true as const,
    line: lineAt(bare, index),
  }))
  return [...statements, ...calls].sort((a, b) => a.line - b.line)
}

/** Returns the code with comments blanked out and line numbers preserved. */
function withoutComments(code: string): string {
  return code.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, (comment) => comment.replace(/[^\n]/g, ' '))
}

function lineAt(code: string, index: number): number {
  // The match may include blank lines before the statement.
  const start = index + (/^\s*/.exec(code.slice(index))?.[0].length ?? 0)
  return code.slice(0, start).split('\n').length
}
