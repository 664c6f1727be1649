import type { GameId } from '../../../electron/contract/ipc.ts'
import { call } from '../../host/client.ts'
import { currentText } from '../../i18n/useText.ts'
import { restartLesson } from '../../school/taking.ts'
import { gameParts, LEARNT_FIRST } from '../../shell/games.ts'
import { continueMatch } from '../../shell/match/continueMatch.ts'
import { startMatch } from '../../ui/newMatch/startMatch.ts'
import { goTo } from '../../ui/screens.ts'
import { beginMatch } from './beginMatch.ts'

/** Opens the very first lesson at the step where the player left it. */
export async function learn(): Promise<void> {
  const [lesson] = gameParts(LEARNT_FIRST).lessons ?? []
  if (!lesson) return
  const answer = await call('saves:list', { only: 'lessons' })
  const saves = answer.ok ? answer.value.saves : []
  const begun = saves.find((save) => save.lesson === lesson.id && save.outcome === null)
  await (begun ? continueMatch(begun.id) : restartLesson(lesson, saves))
}

/** Starts a first match of a game, against the weakest bots. */
export async function playFirst(game: GameId): Promise<void> {
  const [lesson] = gameParts(game).lessons ?? []
  if (lesson) await startMatch(lesson.followUp.firstMatch(currentText()))
}

/** Starts the last match of a game again; shows the form if that match cannot be started unchanged. */
export async function playAgain(game: GameId): Promise<void> {
  const setup = gameParts(game).setup.lastSetup(currentText())
  if (setup) await beginMatch(setup)
  else goTo({ name: 'new', game })
}
