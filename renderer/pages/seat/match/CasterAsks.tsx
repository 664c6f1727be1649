import { useState } from 'react'
import { useSession } from '../../../host/session.ts'
import { useText } from '../../../i18n/useText.ts'
import { callTable, useRoom } from '../../../remote/room.ts'
import { CasterQuestion } from '../../../ui/CasterQuestion.tsx'
import { Button } from '../../../ui/controls.tsx'

const answer = (agreed: boolean): void => void callTable('caster.agree', { agreed })

/** Asks the player to show a caster what is hidden, once in a match. */
export function CasterAsks() {
  const match = useRoom(({ room }) => room?.match?.id ?? null)
  const isOver = useSession(({ standing }) => standing?.outcome != null)
  const [put, setPut] = useState<string | null>(null)
  if (match === null || isOver || put === match) return null
  return (
    <div className="seat-notices">
      <section className="seat-notice parchment" role="status" data-testid="caster-asks">
        <CasterQuestion onAgree={() => answer(true)} onLater={() => setPut(match)} />
      </section>
    </div>
  )
}

/** Changes the player's answer to a caster in the menu; shows nothing without one. */
export function CasterAnswer({ onDone }: { readonly onDone: () => void }) {
  const t = useText()
  const caster = useRoom(({ room }) => room?.guest.caster)
  if (caster === undefined) return null
  const change = () => {
    onDone()
    answer(caster === 'asked')
  }
  return (
    <Button onClick={change} testId="caster-change">
      {t(caster === 'asked' ? 'caster.show' : 'caster.hide')}
    </Button>
  )
}
