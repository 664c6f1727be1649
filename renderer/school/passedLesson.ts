let passed: string | null = null

/** Notes the match of a lesson that is passed and open now; null where there is none. */
export function notePassed(match: string | null): void {
  passed = match
}

/** Whether a match is a lesson that is passed: it leaves nothing to be continued. */
export const isPassedLesson = (match: string): boolean => passed === match
