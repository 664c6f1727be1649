import { useState } from 'react'
import { useSession } from '../../host/session.ts'
import { useRoom } from '../../remote/room.ts'
import { answerCaster } from '../../shell/CasterAnswer.tsx'
import { CasterQuestion } from '../../ui/CasterQuestion.tsx'
import { useIsCaptured } from '../../ui/captured.ts'
import { seatsAsked } from './casters.ts'
import { doing } from './doing.ts'
import { useScreensStore } from './useScreensState.ts'

interface Question {
  readonly key: string
  readonly name?: string | undefined
  readonly agree: () => void
}

/** Asks the players at this screen to show a caster what is hidden; while an audience sees this window, the private one asks. */
export function CasterNotices() {
  const here = useQuestionsHere()
  const away = useQuestionAway()
  const isCaptured = useIsCaptured()
  const [put, setPut] = useState<ReadonlySet<string>>(new Set())
  if (isCaptured) return null
  return [...here, ...away]
    .filter(({ key }) => !put.has(key))
    .map(({ key, name, agree }) => (
      <section key={key} className="toast parchment is-notice" role="status" data-testid="caster-asks">
        <CasterQuestion name={name} onAgree={agree} onLater={() => setPut(new Set([...put, key]))} />
      </section>
    ))
}

/** Returns the questions to the seats that are played at this screen. */
function useQuestionsHere(): readonly Question[] {
  const room = useScreensStore(({ state }) => state?.room ?? null)
  if (!room?.lobby) return []
  const { matchId, seats } = room.lobby
  const asked = seatsAsked(room)
  return asked.map((seat) => ({
    key: `${matchId}/${seat}`,
    name: asked.length > 1 ? (seats.find((one) => one.seat === seat)?.name ?? seat) : undefined,
    agree: () => doing.agreeToCaster(seat, true),
  }))
}

/** Returns the question to this screen's seat at the table of another copy. */
function useQuestionAway(): readonly Question[] {
  const match = useRoom(({ room }) => (room?.guest.caster === 'asked' ? (room.match?.id ?? null) : null))
  const isOver = useSession(({ standing }) => standing?.outcome != null)
  if (match === null || isOver) return []
  return [{ key: match, agree: () => answerCaster(true) }]
}
