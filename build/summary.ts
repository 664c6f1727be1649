/** Passed and failed tests of a step. */
export interface Count {
  readonly passed: number
  readonly failed: number
}

/** The fields of vitest's JSON report used here. */
interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly object[] }[]
}

/** Returns the count of a step that is not vitest. */
export function countOfExit(code: number | null): Count {
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/**
 * Returns the count of a vitest run from its JSON report. A file that failed to load counts as one failed test, and so
 * does a run with a bad exit code or without tests.
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

/** Returns the last line of the output. */
export function closingLine({ passed, failed }: Count): string {
  return `${passed} passed, ${failed} failed`
}

/** Returns whether a run succeeded; an empty run did not. */
export function isSuccess({ passed, failed }: Count): boolean {
  return failed === 0 && passed > 0
}

function isReport(value: unknown): value is VitestReport {
  if (typeof value !== 'object' || value === null) return false
  return 'numPassedTests' in value && 'numFailedTests' in value && 'testResults' in value
}
