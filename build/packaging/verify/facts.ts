/** The facts about a package that its tests state, as lists of what was verified and what was not. */

export interface Fact {
  readonly words: string
  readonly result: 'verified' | 'failed' | 'not run'
}

/** The fields of vitest's JSON report used here. */
interface Report {
  readonly testResults: readonly {
    readonly name: string
    readonly message: string
    readonly assertionResults: readonly {
      readonly ancestorTitles: readonly string[]
      readonly title: string
      readonly status: string
    }[]
  }[]
}

/** Returns the facts in a report of vitest. A file that failed before its tests is a fact that was not verified. */
export function factsOf(report: unknown): readonly Fact[] {
  if (!isReport(report)) return []
  return report.testResults.flatMap(({ name, message, assertionResults }) =>
    assertionResults.length === 0
      ? [{ words: `${name}: ${message}`, result: 'failed' }]
      : assertionResults.map(({ ancestorTitles, title, status }) => ({
          words: `${ancestorTitles.join(': ')}: ${title}`,
          result: resultOf(status),
        })),
  )
}

/** Returns both lists; what no test can verify here stands in `others`. */
export function printFacts(name: string, facts: readonly Fact[], others: readonly string[]): string {
  const verified = facts.filter(({ result }) => result === 'verified').map(({ words }) => words)
  const open = facts.filter(({ result }) => result !== 'verified').map(({ words, result }) => `${result}: ${words}`)
  const list = (lines: readonly string[]) => lines.map((line) => `  - ${line}`)
  return [
    '',
    `${name}: verified (${verified.length})`,
    ...list(verified),
    `${name}: not verified (${open.length + others.length})`,
    ...list([...open, ...others]),
  ].join('\n')
}

function resultOf(status: string): Fact['result'] {
  if (status === 'passed') return 'verified'
  return status === 'failed' ? 'failed' : 'not run'
}

function isReport(value: unknown): value is Report {
  return typeof value === 'object' && value !== null && 'testResults' in value
}
