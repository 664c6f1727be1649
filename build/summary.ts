/** How many tests of a step went well. */
export interface Count {
  readonly passed: number
  readonly failed: number
}

/** What vitest's JSON report says of one run, as far as it is counted here. */
interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly unknown[] }[]
}

/** A step that is not made of tests. */
export function countOfExit(code: number | null): Count {
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/**
 * The tests of a vitest run, by its JSON report. A file that could not even be loaded counts as one failed test,
 * and so does a run that ended badly or held no test at all.
 */
export function countOfVitest(report: unknown, code: number | null): Count {
  if (!isReport(report)) return { passed: 0, failed: 1 }
  const broken = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
  const failed = report.numFailedTests + broken.length
  const passed = report.numPassedTests
  const endedBadly = code !== 0 && failed === 0
  return { passed, failed: endedBadly || passed + failed === 0 ? failed + 1 : failed }
}

export function sum(counts: readonly Count[]): Count {
  return counts.reduce((all, one) => ({ passed: all.passed + one.passed, failed: all.failed + one.failed }), {
    passed: 0,
    failed: 0,
  })
}

/** The last line of a run. */
export function closingLine({ passed, failed }: Count): string {
  return `${passed} passed, ${failed} failed`
}

/** Nothing run is no success. */
export function isSuccess({ passed, failed }: Count): boolean {
  return failed === 0 && passed > 0
}

function isReport(value: unknown): value is VitestReport {
  if (typeof value !== 'object' || value === null) return false
  return 'numPassedTests' in value && 'numFailedTests' in value && 'testResults' in value
}
