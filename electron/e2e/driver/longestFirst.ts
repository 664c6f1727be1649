import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The files that take longest, the longest first: if one of them started last, the whole run would wait for it. */
const LONGEST: readonly string[] = [
  'layout',
  'presses',
  'board',
  'lessons',
  'workshop',
  'advisers',
  'phones',
  'seaBattle',
  'archipelago',
  'seatPage',
  'joining',
  'killed',
  'crashes',
  'admiral',
  'admiralPhone',
  'wholeMatch',
]

/** Begins with the longest files; the others follow in vitest's own order. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const index = LONGEST.findIndex((name) => moduleId.endsWith(`/${name}.e2e.ts`))
      return index < 0 ? LONGEST.length : index
    }
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b))
  }
}
