import { describe, expect, it } from 'vitest'
import { closingLine, countOfExit, countOfVitest, isSuccess, sum } from './summary.ts'

const report = (passed: number, failed: number, testResults: object[] = []) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  testResults,
})

describe('countOfVitest', () => {
  it('returns the counts of the report', () => {
    expect(countOfVitest(report(40, 2), 1)).toEqual({ passed: 40, failed: 2 })
    expect(countOfVitest(report(40, 0), 0)).toEqual({ passed: 40, failed: 0 })
  })

  it('counts a file that failed to load as failed', () => {
    const files = [
      { status: 'failed', assertionResults: [] },
      { status: 'passed', assertionResults: [{}] },
    ]
    expect(countOfVitest(report(1, 0, files), 1)).toEqual({ passed: 1, failed: 1 })
  })

  it('counts a run without a report, without tests or with a bad exit code as failed', () => {
    expect(countOfVitest(undefined, 1)).toEqual({ passed: 0, failed: 1 })
    expect(countOfVitest(report(0, 0), 0)).toEqual({ passed: 0, failed: 1 })
    expect(countOfVitest(report(5, 0), 1)).toEqual({ passed: 5, failed: 1 })
  })
})

describe('the closing line', () => {
  it('sums all steps', () => {
    const all = sum([countOfExit(0), countOfExit(2), { passed: 40, failed: 1 }])
    expect(closingLine(all)).toBe('41 passed, 2 failed')
    expect(isSuccess(all)).toBe(false)
  })

  it('is a success only if something ran', () => {
    expect(isSuccess(sum([countOfExit(0)]))).toBe(true)
    expect(isSuccess(sum([]))).toBe(false)
  })
})
