import type { MatchInfo, SaveInfo } from '../../electron/contract/ipc.ts'
import { call } from '../host/client.ts'
import { reportProblem } from '../host/feed.ts'
import { leaveMatch } from '../host/session.ts'
import { currentText } from '../i18n/useText.ts'
import { startMatch } from '../ui/newMatch/startMatch.ts'
import { goTo } from '../ui/screens.ts'
import { changeSettings, useSettings } from '../ui/settings.ts'
import type { LessonCard } from './course.ts'

/** Takes a lesson or a puzzle back to its state after a number of moves. */
export async function rewind({ id }: MatchInfo, moves: number): Promise<void> {
  const answer = await call('match:rewind', { id, moves })
  if (!answer.ok) reportProblem(answer.problem)
}

/** Closes a lesson or a puzzle, which leaves no save. */
export async function close(match: MatchInfo): Promise<void> {
  await leaveMatch()
  await call('saves:remove', { id: match.id })
}

/** Closes a lesson or a puzzle and starts another one. */
export const begin = (match: MatchInfo, lesson: Pick<LessonCard, 'setup'>): void =>
  void close(match).then(() => startMatch(lesson.setup(currentText())))

/** Starts a lesson or a puzzle from the list, in place of any earlier save of it. */
export async function restartLesson(
  lesson: Pick<LessonCard, 'id' | 'setup'>,
  saves: readonly SaveInfo[],
): Promise<void> {
  const left = saves.filter((save) => save.lesson === lesson.id)
  await Promise.all(left.map(({ id }) => call('saves:remove', { id })))
  await startMatch(lesson.setup(currentText()))
}

/** Closes a lesson or a puzzle, which leaves no save, and shows the list of lessons; `at` is the entry shown there. */
export const closeForList = (match: MatchInfo, at = match.lesson): void =>
  void close(match).then(() => goTo({ name: 'lessons', ...(at !== undefined && { at }) }))

/** Closes a lesson or a puzzle, which leaves no save, and shows the form for a new match of its game. */
export const closeForMatch = (match: MatchInfo): void =>
  void close(match).then(() => goTo({ name: 'new', game: match.game }))

/** Saves that a lesson was passed. */
export function keepPassed(id: string): void {
  const { lessonsPassed } = useSettings.getState().settings
  if (!lessonsPassed.includes(id)) void changeSettings({ lessonsPassed: [...lessonsPassed, id] })
}
