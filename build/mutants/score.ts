/** The part of Stryker's report that the score needs. */
export interface Report {
  readonly files: Readonly<Record<string, { readonly mutants: readonly { readonly status: string }[] }>>
}

/** The states of a mutant that a test has noticed. */
const KILLED: readonly string[] = ['Killed', 'Timeout']
/** The states of a mutant that a test could have noticed. */
const VALID: readonly string[] = [...KILLED, 'Survived', 'NoCoverage']

/** Returns the share of killed mutants of each file that has any. */
export function sharesKilled(report: Report): ReadonlyMap<string, number> {
  const shares = new Map<string, number>()
  for (const [file, { mutants }] of Object.entries(report.files)) {
    const valid = mutants.filter(({ status }) => VALID.includes(status))
    if (valid.length === 0) continue
    shares.set(file, valid.filter(({ status }) => KILLED.includes(status)).length / valid.length)
  }
  return shares
}
