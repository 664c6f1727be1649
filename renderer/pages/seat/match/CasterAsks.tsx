import { useState } from 'react'
import { useSession } from '../../../host/session.ts'
import { useRoom } from '../../../remote/room.ts'
import { answerCaster } from '../../../shell/CasterAnswer.tsx'
import { CasterQuestion } from '../../../ui/CasterQuestion.tsx'

/** Asks the player to show a caster what is hidden, once in a match. */
export function CasterAsks() {
  const match = useRoom(({ room }) => room?.match?.id ?? null)
  const isOver = useSession(({ standing }) => standing?.outcome != null)
  const [put, setPut] = useState<string | null>(null)
  if (match === null || isOver || put === match) return null
  return (
    <div className="seat-notices">
      <section className="seat-notice parchment" role="status" data-testid="caster-asks">
        <CasterQuestion onAgree={() => answerCaster(true)} onLater={() => setPut(match)} />
      </section>
    </div>
  )
}
